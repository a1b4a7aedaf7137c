import { RESOURCES } from '../../api/resources';
import { NEW_POSTS_LIMIT } from '../../contract/constants';
import type { PostList } from '../../contract/types';
import { restPath } from '../../lib/paths';
import { createResourceStore } from '../create-resource-store';

export const postsStore = createResourceStore( RESOURCES.posts );

export const LATEST_POSTS = restPath< PostList >(
	'posts?limit={limit}&page=1',
	{ limit: NEW_POSTS_LIMIT }
);
