/*
 * In the public bundle this file replaces packages that @wordpress/data, api-fetch and i18n import. They exist so that
 * other scripts can extend a page, but no other script can access the copies in the bundle.
 */

/**
 * For @wordpress/redux-routine, and the middleware of resolvers with `shouldInvalidate`: an empty middleware, since no action
 * of our stores is a generator, and no resolver has it.
 */
module.exports = () => () => ( next ) => next;

/** For the controls of @wordpress/data, which only generators use. */
module.exports.builtinControls = {};

/** For the reading of responses by @wordpress/api-fetch: src/api/client.ts reads them. */
module.exports.parseResponseAndNormalizeError = ( response ) => response;
module.exports.parseAndThrowError = ( response ) => {
	throw response;
};

/** For @wordpress/hooks: without hooks, translations are not filtered. */
module.exports.defaultHooks = undefined;

/** For @wordpress/priority-queue: only the asynchronous mode of useSelect() puts anything into the queue. */
module.exports.createQueue = () => ( { cancel() {} } );

/** For @wordpress/private-apis: the same functions without the check of the caller. */
const PRIVATE = Symbol( 'private' );
module.exports.__dangerousOptInToUnstableAPIsOnlyForCoreModules = () => ( {
	lock( object, data ) {
		object[ PRIVATE ] = data;
	},
	unlock: ( object ) => object[ PRIVATE ],
} );
