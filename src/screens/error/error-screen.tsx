import House from 'lucide-static/icons/house.svg';
import RotateCw from 'lucide-static/icons/rotate-cw.svg';
import Search from 'lucide-static/icons/search.svg';
import type { ReactNode } from 'react';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Breadcrumbs } from '../../components/ui/breadcrumbs/breadcrumbs';
import { homeCrumb } from '../../lib/crumbs';
import { Icon } from '../../components/ui/icon/icon';
import type { ScreenProps } from '../../lib/screen-props';
import { ErrorArt } from './error-art';
import { Link } from '../../components/ui/link/link';
import './error-screen.scss';

function NotFound() {
	return (
		<>
			<h1 className="hien-error-page__title">
				{ __( 'Trang không tồn tại', 'hien' ) }
			</h1>
			<p className="hien-error-page__text">
				{ __(
					'Đường dẫn này không còn, hoặc chưa từng có. Bạn có thể tìm bài khác hoặc quay về trang chủ.',
					'hien'
				) }
			</p>
			<p className="hien-error-page__english" lang="en">
				This page could not be found
			</p>
			<div className="hien-error-page__actions">
				<Link className="hien-button is-primary" to="/">
					<Icon icon={ House } small />
					{ __( 'Về trang chủ', 'hien' ) }
				</Link>
				<Link className="hien-button is-outline" to="/?s=">
					<Icon icon={ Search } small />
					{ __( 'Tìm bài viết', 'hien' ) }
				</Link>
			</div>
		</>
	);
}

function HomeLink( { children }: { readonly children?: ReactNode } ) {
	return <Link to="/">{ children }</Link>;
}

function Failure( { retry }: Pick< ScreenProps, 'retry' > ) {
	return (
		<>
			<h1 className="hien-error-page__title">
				{ createInterpolateElement(
					/* translators: <a>: link to the home page. */
					__( 'Đã sảy ra lỗi vui lòng về: <a>Trang chủ</a>', 'hien' ),
					{ a: <HomeLink /> }
				) }
			</h1>
			<p className="hien-error-page__text">
				{ __(
					'Có thể mạng đang chập chờn. Bạn thử lại nhé, những gì đang xem vẫn còn nguyên.',
					'hien'
				) }
			</p>
			{ retry && (
				<div className="hien-error-page__actions">
					<button
						className="hien-button is-primary"
						type="button"
						onClick={ retry }
					>
						<Icon icon={ RotateCw } small />
						{ __( 'Thử lại', 'hien' ) }
					</button>
				</div>
			) }
		</>
	);
}

/** What is shown instead of a screen that does not exist, or that failed. */
export function ErrorScreen( { screen, retry }: ScreenProps ) {
	return (
		<div className="hien-error-page">
			<Breadcrumbs
				trail={ [ homeCrumb() ] }
				current={ __( 'Vào link lỗi rồi', 'hien' ) }
			/>
			<ErrorArt />
			{ screen.status === 404 ? (
				<NotFound />
			) : (
				<Failure retry={ retry } />
			) }
		</div>
	);
}
