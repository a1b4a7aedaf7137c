/**
 * Takes the place of @wordpress/redux-routine in the public bundle: our stores
 * use thunks, and no action of theirs is a generator.
 */
module.exports = () => () => ( next ) => next;
