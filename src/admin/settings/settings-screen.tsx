import { useEffect } from 'react';
import {
	Button,
	Notice,
	Spinner,
	TabPanel,
	Card,
	CardBody,
	CardHeader,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { ChatCard } from './chat-card';
import { pageData } from './page-data';
import { countProblems, tabsOf, fieldsOf, rowsOf } from './form';
import type { Problems, Tab, Section, Site } from './form';
import { SearchCard } from './search-card';
import { SiteCard } from './site-card';
import { useSettings } from './use-settings';
import { Fields } from './fields';
import { Rows } from './rows';

interface Props {
	readonly section: Section;
	readonly site: Site | null;
	readonly problems: Problems;
	readonly onChange: ( site: Site, path: string ) => void;
}

function SectionCard( { section, site, problems, onChange }: Props ) {
	const { key, title, help, fields, rows } = section;
	const path = `hien_site.${ key }`;
	const set = ( value: Site[ string ], changedPath: string ) =>
		onChange( { ...site, [ key ]: value }, changedPath );
	return (
		<Card id={ `hien-${ key }` }>
			<CardHeader>
				<h2>{ title }</h2>
			</CardHeader>
			<CardBody>
				{ help && <p>{ help }</p> }
				{ problems[ path ] && (
					<p className="hien-settings__problem" role="alert">
						{ problems[ path ] }
					</p>
				) }
				{ rows > 0 ? (
					<Rows
						section={ section }
						rows={ rowsOf( section, site ) }
						problems={ problems }
						path={ path }
						onChange={ set }
					/>
				) : (
					<Fields
						fields={ fields }
						row={ fieldsOf( section, site ) }
						problems={ problems }
						path={ path }
						onChange={ set }
					/>
				) }
			</CardBody>
		</Card>
	);
}

const tabs = tabsOf( pageData().sections );

const chatTab = tabs.find( ( { sections } ) =>
	sections.some( ( { key } ) => key === 'firebase' )
)?.name;

/** What the address asks for: a section or a card by its key (Settings_Page::url() in PHP), or a tab that was left. */
function asked(): string {
	return window.location.hash.slice( 1 );
}

function askedTab(): Tab | undefined {
	return tabs.find(
		( { name, sections } ) =>
			asked() === `tab-${ name }` ||
			sections.some( ( { key } ) => key === asked() )
	);
}

/** Puts the tab into the address, so that Back and a reload show it again. */
function keepTab( name: string ) {
	// It is also called with the tab that the address asks for already, by its section.
	if ( askedTab()?.name !== name ) {
		window.history.replaceState(
			window.history.state,
			'',
			`#tab-${ name }`
		);
	}
}

/** Returns the paths of a tab's fields. The first tab also has the two options of SiteCard. */
function pathsOf( tab: Tab ): string[] {
	return [
		...tab.sections.map( ( { key } ) => `hien_site.${ key }` ),
		...( tab === tabs[ 0 ] ? [ 'hien_handle', 'hien_delete_data' ] : [] ),
	];
}

function tabTitle( tab: Tab, problems: Problems ): string {
	const count = countProblems( problems, pathsOf( tab ) );
	return count === 0
		? tab.title
		: sprintf(
				/* translators: 1: title of a tab, 2: number of wrong fields. */
				__( '%1$s (%2$d lỗi)', 'hien-core' ),
				tab.title,
				count
			);
}

/** The settings page, Hiên > Cài đặt. */
export function SettingsScreen() {
	const {
		settings,
		namespace,
		hasFailedToLoad,
		hasEdits,
		saving,
		problems,
		invalidSaves,
		change,
		save,
	} = useSettings();

	useEffect( () => {
		if ( invalidSaves > 0 ) {
			document
				.querySelector< HTMLElement >(
					'.hien-settings [aria-invalid="true"]'
				)
				?.focus();
		}
	}, [ invalidSaves ] );

	const isLoaded = settings !== null;
	useEffect( () => {
		document
			.getElementById( `hien-${ asked() }` )
			?.querySelector< HTMLElement >( 'input, select, textarea, button' )
			?.focus();
	}, [ isLoaded ] );

	if ( hasFailedToLoad ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{
						label: __( 'Thử lại', 'hien-core' ),
						onClick: () => window.location.reload(),
					},
				] }
			>
				{ __( 'Chưa tải được cài đặt.', 'hien-core' ) }
			</Notice>
		);
	}
	if ( settings === null ) {
		return <Spinner />;
	}
	const wrong = tabs.find(
		( tab ) => countProblems( problems, pathsOf( tab ) ) > 0
	);
	return (
		<form
			className="hien-settings"
			noValidate
			onSubmit={ ( event ) => {
				event.preventDefault();
				void save();
			} }
		>
			<TabPanel
				// A new key after a refused save shows the first tab that has a problem.
				key={ invalidSaves }
				initialTabName={ ( wrong ?? askedTab() )?.name }
				onSelect={ keepTab }
				tabs={ tabs.map( ( tab ) => ( {
					name: tab.name,
					title: tabTitle( tab, problems ),
				} ) ) }
			>
				{ ( { name } ) => (
					<div className="hien-settings__sections">
						{ name === tabs[ 0 ]?.name && (
							<SiteCard
								settings={ settings }
								problems={ problems }
								onChange={ change }
							/>
						) }
						{ tabs
							.find( ( tab ) => tab.name === name )
							?.sections.map( ( section ) => (
								<SectionCard
									key={ section.key }
									section={ section }
									site={ settings.hien_site }
									problems={ problems }
									onChange={ ( site, path ) =>
										change( { hien_site: site }, path )
									}
								/>
							) ) }
						{ name === chatTab && (
							<ChatCard
								namespace={ namespace }
								hasEdits={ hasEdits }
							/>
						) }
						{ name === tabs[ 0 ]?.name && (
							<SearchCard namespace={ namespace } />
						) }
					</div>
				) }
			</TabPanel>
			<div className="hien-settings__foot">
				{ saving === 'failed' && (
					<Notice status="error" isDismissible={ false }>
						{ wrong
							? __(
									'Chưa lưu: có ô chưa đúng. Những gì bạn nhập vẫn còn nguyên.',
									'hien-core'
								)
							: __(
									'Chưa lưu được. Những gì bạn nhập vẫn còn nguyên, bạn thử lại nhé.',
									'hien-core'
								) }
					</Notice>
				) }
				{ saving === 'saved' && (
					<Notice status="success" isDismissible={ false }>
						{ __( 'Đã lưu.', 'hien-core' ) }
					</Notice>
				) }
				<Button
					variant="primary"
					type="submit"
					isBusy={ saving === 'saving' }
					disabled={ ! hasEdits || saving === 'saving' }
					accessibleWhenDisabled
					__next40pxDefaultSize
				>
					{ saving === 'saving'
						? __( 'Đang lưu', 'hien-core' )
						: __( 'Lưu cài đặt', 'hien-core' ) }
				</Button>
				<a href={ pageData().home }>
					{ __( 'Xem trang', 'hien-core' ) }
				</a>
			</div>
		</form>
	);
}
