/** User-Agents of browsers inside of apps: Facebook, Messenger, Instagram, Zalo, TikTok, LINE, and any WebView of Android. */
const IN_APP =
	/\bFB(?:AN|AV|_IAB)\b|Instagram|\bZalo|BytedanceWebview|musical_ly|\bLine\/|; wv\)/;

/** Whether the page is shown inside of another app, where Google refuses to sign in (disallowed_useragent). */
export function isInAppBrowser(): boolean {
	return IN_APP.test( navigator.userAgent );
}
