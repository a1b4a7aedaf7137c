/*
 * In the public bundle this file stands for packages of WordPress that @wordpress/data, api-fetch and i18n pull in, and
 * that have nothing to do in a bundle which nobody else can reach.
 */

/** For redux-routine: our stores use thunks, and no action of theirs is a generator. */
module.exports = () => () => ( next ) => next;

/** For hooks: nobody can filter the translations or listen to deprecations. */
module.exports.defaultHooks = undefined;
module.exports.doAction = () => {};

/** For private-apis: nobody is to be kept out. */
const PRIVATE = Symbol( 'private' );
module.exports.__dangerousOptInToUnstableAPIsOnlyForCoreModules = () => ( {
	lock( object, data ) {
		object[ PRIVATE ] = data;
	},
	unlock: ( object ) => object[ PRIVATE ],
} );
