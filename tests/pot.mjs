/**
 * `npm run pot`: plugin/languages/hien-core.pot and theme/languages/hien.pot, the templates for translators. A string
 * belongs to the file of its text domain, wherever it is used. With `--check` it writes nothing, and fails if the
 * committed files differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';
import ts from 'typescript';
import { Failure, main, mustRun, root } from '../playground/tools.mjs';

const PACKAGES = [
	{ domain: 'hien-core', folder: 'plugin', header: 'plugin/hien-core.php' },
	{ domain: 'hien', folder: 'theme', header: 'theme/style.css' },
];

/** The meaning of the arguments of each translation function; only string literals are extracted. */
const SIMPLE = [ 'text', 'domain' ];
const WITH_CONTEXT = [ 'text', 'context', 'domain' ];
const FUNCTIONS = {
	__: SIMPLE,
	_e: SIMPLE,
	esc_html__: SIMPLE,
	esc_html_e: SIMPLE,
	esc_attr__: SIMPLE,
	esc_attr_e: SIMPLE,
	_x: WITH_CONTEXT,
	_ex: WITH_CONTEXT,
	esc_html_x: WITH_CONTEXT,
	esc_attr_x: WITH_CONTEXT,
	_n: [ 'text', 'plural', 'number', 'domain' ],
	_nx: [ 'text', 'plural', 'number', 'context', 'domain' ],
};

/** A line can break after the hyphen of "e-mail", so Vietnamese texts write "email". */
const BREAKS = /(?<!\p{L})\p{L}-\p{L}/u;

/** A number with its unit, which has its one home in a constant, and a `%d` in the text. */
const NUMBERS =
	/(?<![\p{L}\d%$.,:])\d+ ?(giây|phút|giờ|ngày|tuần|tháng|[KMG]B|ký tự|px)(?!\p{L})/u;

/** Names of theme.json that the editor shows, with the contexts in which core translates them. */
const THEME_JSON = [
	[ [ 'color', 'palette' ], 'Color name' ],
	[ [ 'typography', 'fontSizes' ], 'Font size name' ],
	[ [ 'typography', 'fontFamilies' ], 'Font family name' ],
	[ [ 'spacing', 'spacingSizes' ], 'Space size name' ],
];

const read = ( file ) => readFileSync( join( root, file ), 'utf8' );

const find = ( pattern ) =>
	glob
		.sync( pattern, {
			cwd: root,
			ignore: [ '*/build/**', '**/*.test.*' ],
		} )
		.sort();

await main( async () => {
	const calls = [
		...( await callsInPhp( find( '{plugin,theme}/**/*.php' ) ) ),
		...find( 'src/**/*.{ts,tsx}' ).flatMap( callsInTypeScript ),
	];
	const texts = PACKAGES.flatMap( ( { domain } ) =>
		textsOf( domain, calls )
	).map( ( { text } ) => text );
	const broken = texts.find( ( text ) => BREAKS.test( text ) );
	if ( broken ) {
		throw new Failure( `A line may break at a hyphen of "${ broken }".` );
	}
	const counted = texts.find( ( text ) => NUMBERS.test( text ) );
	if ( counted ) {
		throw new Failure(
			`The number in "${ counted }" comes from its constant, by %d.`
		);
	}

	const stale = PACKAGES.map( ( each ) => [
		`${ each.folder }/languages/${ each.domain }.pot`,
		template( each, calls ),
	] ).filter( ( [ file, pot ] ) => readOrNothing( file ) !== pot );
	const names = stale.map( ( [ file ] ) => file ).join( ', ' );

	if ( process.argv.includes( '--check' ) && names ) {
		throw new Failure(
			`${ names } lacks texts of the code, or has old ones: \`npm run pot\`.`
		);
	}
	for ( const [ file, pot ] of stale ) {
		mkdirSync( join( root, dirname( file ) ), { recursive: true } );
		writeFileSync( join( root, file ), pot );
	}
	console.log( names ? `Written: ${ names }.` : 'All texts are there.' );
} );

function readOrNothing( file ) {
	try {
		return read( file );
	} catch {
		return '';
	}
}

async function callsInPhp( files ) {
	const found = JSON.parse(
		await mustRun( 'Reading the texts in PHP', 'php', [
			'tests/pot/calls.php',
			JSON.stringify( Object.keys( FUNCTIONS ) ),
			...files,
		] )
	);
	return found.map( ( { comments, ...call } ) => ( {
		...call,
		comment: translatorsWord( comments ),
	} ) );
}

function callsInTypeScript( file ) {
	const code = read( file );
	const source = ts.createSourceFile( file, code, ts.ScriptTarget.Latest );
	const calls = [];
	( function visit( node ) {
		if ( ts.isCallExpression( node ) ) {
			const comments =
				ts.getLeadingCommentRanges( code, node.getFullStart() ) ?? [];
			calls.push( {
				file,
				name: node.expression.getText( source ),
				args: node.arguments.map( ( each ) =>
					ts.isStringLiteralLike( each ) ? each.text : null
				),
				comment: translatorsWord(
					comments.map( ( { pos, end } ) => code.slice( pos, end ) )
				),
			} );
		}
		ts.forEachChild( node, visit );
	} )( source );
	return calls;
}

/** The comments for translators. */
function translatorsWord( comments ) {
	return (
		comments
			.map( ( each ) =>
				/translators:\s*(.*?)\s*(?:\*\/)?$/is.exec( each )
			)
			.find( ( found ) => found )?.[ 1 ] ?? ''
	);
}

/** The texts of a package's headers, which WordPress shows in wp-admin. */
function headerTexts( { folder, header } ) {
	const kind = folder === 'plugin' ? 'plugin' : 'theme';
	const texts = [ 'Name', 'Description', 'Author' ].map( ( field ) => {
		const label = field === 'Name' ? `(?:Plugin|Theme) ${ field }` : field;
		const line = new RegExp( `^[\\s*]*${ label }:\\s*(.+)$`, 'm' );
		return {
			text: line.exec( read( header ) )[ 1 ].trim(),
			comment: `${ field } of the ${ kind }`,
			file: header,
		};
	} );
	return [
		...texts,
		...( kind === 'plugin' ? blockTexts() : themeJsonTexts() ),
	];
}

/** The texts of block.json, with the contexts in which core translates them. */
function blockTexts() {
	return find( 'plugin/blocks/*/block.json' ).flatMap( ( file ) => {
		const { title, description, keywords } = JSON.parse( read( file ) );
		return [
			{ text: title, context: 'block title', file },
			{ text: description, context: 'block description', file },
			...keywords.map( ( text ) => ( {
				text,
				context: 'block keyword',
				file,
			} ) ),
		];
	} );
}

function themeJsonTexts() {
	const file = 'theme/theme.json';
	const { settings } = JSON.parse( read( file ) );
	const palettes = find( 'theme/styles/*.json' ).map( ( each ) => ( {
		text: JSON.parse( read( each ) ).title,
		context: 'Style variation name',
		file: each,
	} ) );
	return THEME_JSON.flatMap( ( [ [ group, list ], context ] ) =>
		settings[ group ][ list ].map( ( { name } ) => ( {
			text: name,
			context,
			file,
		} ) )
	).concat( palettes );
}

/** The texts of a text domain among all calls. */
function textsOf( domain, calls ) {
	return calls
		.filter( ( { name } ) => Object.hasOwn( FUNCTIONS, name ) )
		.map( ( { name, args, file, comment } ) => ( {
			...Object.fromEntries(
				FUNCTIONS[ name ].map( ( key, i ) => [ key, args[ i ] ] )
			),
			file,
			// In PHP it is on the line above, which may have other code.
			comment: args[ 0 ]?.includes( '%' ) ? comment : '',
		} ) )
		.filter( ( each ) => each.domain === domain && each.text );
}

function template( each, calls ) {
	const texts = headerTexts( each );
	const entries = new Map();
	for ( const text of [ ...texts, ...textsOf( each.domain, calls ) ] ) {
		const key = `${ text.context ?? '' }\u0004${ text.text }`;
		const entry = entries.get( key ) ?? {
			...text,
			files: new Set(),
			comments: new Set(),
		};
		entry.plural ??= text.plural;
		entry.files.add( text.file );
		if ( text.comment ) {
			entry.comments.add( text.comment );
		}
		entries.set( key, entry );
	}
	const version = /Version:\s*(\S+)/.exec( read( each.header ) )[ 1 ];
	return [
		`# ${ texts[ 0 ].text }. This file has the license of the ${ each.folder }.`,
		'msgid ""',
		'msgstr ""',
		...[
			`Project-Id-Version: ${ texts[ 0 ].text } ${ version }`,
			'MIME-Version: 1.0',
			'Content-Type: text/plain; charset=UTF-8',
			'Content-Transfer-Encoding: 8bit',
			'X-Source-Language: vi',
			`X-Domain: ${ each.domain }`,
		].map( ( line ) => quote( `${ line }\n` ) ),
		...[ ...entries.values() ].map( written ),
		'',
	].join( '\n' );
}

function written( { text, plural, context, files, comments } ) {
	return [
		'',
		...[ ...comments ].map( ( each ) => `#. ${ each }` ),
		...[ ...files ].map( ( each ) => `#: ${ each }` ),
		...( text.includes( '%' ) ? [ '#, php-format' ] : [] ),
		...( context ? [ `msgctxt ${ quote( context ) }` ] : [] ),
		`msgid ${ quote( text ) }`,
		...( plural
			? [
					`msgid_plural ${ quote( plural ) }`,
					'msgstr[0] ""',
					'msgstr[1] ""',
				]
			: [ 'msgstr ""' ] ),
	].join( '\n' );
}

/** Gettext strings use the escapes of JSON. */
function quote( text ) {
	return JSON.stringify( text );
}
