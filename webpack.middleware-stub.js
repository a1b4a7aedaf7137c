/** Replaces a middleware of @wordpress/api-fetch that no request of the public app needs: it passes the request on. */
module.exports = ( options, next ) => next( options );
