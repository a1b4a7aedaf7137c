import House from 'lucide-static/icons/house.svg';
import RotateCw from 'lucide-static/icons/rotate-cw.svg';
import Search from 'lucide-static/icons/search.svg';
import type { MouseEvent, ReactNode } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { Icon } from '../../components/ui/icon/icon';
import { Link } from '../../components/ui/link/link';
import { homeCrumb } from '../../lib/crumbs';
import { isPlainClick } from '../../lib/is-plain-click';
import { networkFailure, serverFailure } from '../../lib/failure-sentences';
import type { ScreenProps } from '../../lib/screen-props';
import { useListener } from '../../lib/use-listener';
import { ErrorArt } from './error-art';
import './error-screen.later.scss';

function HomeButton() {
	return (
		<Link className="hien-button is-primary" to="/">
			<Icon icon={ House } small />
			{ __( 'Về trang chủ', 'hien' ) }
		</Link>
	);
}

function WaysOn() {
	return (
		<div className="hien-error-page__actions">
			<HomeButton />
			<Link className="hien-button is-outline" to="/?s=">
				<Icon icon={ Search } small />
				{ __( 'Tìm bài viết', 'hien' ) }
			</Link>
		</div>
	);
}

function Words( props: { readonly title: ReactNode; readonly text: string } ) {
	return (
		<>
			<h1 className="hien-error-page__title">{ props.title }</h1>
			<p className="hien-error-page__text">{ props.text }</p>
		</>
	);
}

/** Nothing is known at the address. */
function NotFound() {
	return (
		<>
			<Words
				title={ __( 'Trang không tồn tại', 'hien' ) }
				text={ __(
					'Đường dẫn này không còn, hoặc chưa từng có. Bạn có thể tìm bài khác hoặc quay về trang chủ.',
					'hien'
				) }
			/>
			<p className="hien-error-page__english" lang="en">
				This page could not be found
			</p>
			<WaysOn />
		</>
	);
}

/** What was at the address was removed. */
function Gone() {
	return (
		<>
			<Words
				title={ __( 'Trang này đã được gỡ', 'hien' ) }
				text={ __(
					'Tác giả không còn giữ trang ở đây nữa. Bạn có thể tìm bài khác hoặc quay về trang chủ.',
					'hien'
				) }
			/>
			<WaysOn />
		</>
	);
}

function Forbidden() {
	return (
		<>
			<Words
				title={ __( 'Bạn không có quyền xem trang này.', 'hien' ) }
				text={ __(
					'Tài khoản này chưa được mở trang ấy. Nếu đó là nhầm lẫn, bạn nhắn cho tác giả nhé.',
					'hien'
				) }
			/>
			<div className="hien-error-page__actions">
				<HomeButton />
			</div>
		</>
	);
}

/** An error that may be temporary. The link reloads the page, even without JavaScript; so does the network when it is back. */
function Failure( { screen, retry }: ScreenProps ) {
	useListener( window, 'online', () => retry?.() );

	function onClick( event: MouseEvent ): void {
		if ( retry && isPlainClick( event ) ) {
			event.preventDefault();
			retry();
		}
	}
	return (
		<>
			<Words
				title={ createInterpolateElement(
					/* translators: <a>: link to the home page. */
					__( 'Đã sảy ra lỗi vui lòng về: <a>Trang chủ</a>', 'hien' ),
					{ a: <Link to="/" /> }
				) }
				text={
					screen.status === 0 ? networkFailure() : serverFailure()
				}
			/>
			<div className="hien-error-page__actions">
				<Link
					className="hien-button is-primary"
					to={ screen.path }
					onClick={ onClick }
				>
					<Icon icon={ RotateCw } small />
					{ __( 'Thử lại', 'hien' ) }
				</Link>
			</div>
		</>
	);
}

function Message( props: ScreenProps ) {
	switch ( props.screen.status ) {
		case 404:
			return <NotFound />;
		case 410:
			return <Gone />;
		case 403:
			return <Forbidden />;
		default:
			return <Failure { ...props } />;
	}
}

/** Shown instead of a screen that does not exist, that the visitor may not see, or that failed. */
export function ErrorScreen( props: ScreenProps ) {
	return (
		<div className="hien-error-page">
			<Breadcrumbs
				trail={ [ homeCrumb() ] }
				current={ __( 'Vào link lỗi rồi', 'hien' ) }
			/>
			<ErrorArt />
			<Message { ...props } />
		</div>
	);
}
