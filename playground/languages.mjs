/**
 * WordPress's Vietnamese language pack, with the texts of the block editor, for a WordPress that came without it.
 */
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { once } from './tools.mjs';
import { get, save, unzip, versionOf } from './wordpress.mjs';

const LANGUAGE = 'vi';

/** The texts of a script: `vi-<hash of its path>.json`. */
const SCRIPT_TEXTS = new RegExp( `^${ LANGUAGE }-[0-9a-f]{32}\\.json$` );

/** How long wordpress.org may take to say where the pack is, in milliseconds. */
const PATIENCE = 4_000;

/**
 * A directory for a site's wp-content/languages with the pack of wordpress.org, which is fetched once.
 *
 * @param {string} wordpress The directory of WordPress.
 * @param {string} api       Where wordpress.org answers.
 * @return {Promise<{dir: string|undefined, missing: string}>} No directory where WordPress's own has the pack already, or
 *         where it cannot be had, for the reason in `missing`.
 */
export async function getLanguages(
	wordpress,
	api = 'https://api.wordpress.org'
) {
	const own = join( wordpress, 'wp-content/languages' );
	if ( isComplete( own ) ) {
		return { dir: undefined, missing: '' };
	}
	const version = versionOf( wordpress );
	try {
		const dir = await once(
			join( 'languages', `${ LANGUAGE }-${ version }` ),
			async ( work ) => {
				const zip = await save( await find( api, version ), work );
				const made = join( work, 'languages' );
				mkdirSync( made );
				if ( existsSync( own ) ) {
					cpSync( own, made, { recursive: true } );
				}
				return unzip( zip, made );
			}
		);
		return { dir, missing: '' };
	} catch ( error ) {
		return { dir: undefined, missing: error.message };
	}
}

function isComplete( dir ) {
	return (
		existsSync( dir ) &&
		readdirSync( dir ).some( ( name ) => SCRIPT_TEXTS.test( name ) )
	);
}

/** The address of the pack for a release; a new release may still have that of the one before. */
async function find( api, version ) {
	const answer = await get(
		`${ api }/translations/core/1.0/?version=${ version }`,
		PATIENCE
	);
	const { translations } = await answer.json();
	const pack = translations.find( ( { language } ) => language === LANGUAGE );
	if ( ! pack ) {
		throw new Error( `there is none for WordPress ${ version }` );
	}
	return pack.package;
}
