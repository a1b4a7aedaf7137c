import Clock from 'lucide-static/icons/clock.svg';
import Mail from 'lucide-static/icons/mail.svg';
import MapPin from 'lucide-static/icons/map-pin.svg';
import Phone from 'lucide-static/icons/phone.svg';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { LinkList } from '../../components/cards/link-list/link-list';
import { Icon } from '../../components/ui/icon/icon';
import { PageContent } from '../../components/ui/page-content/page-content';
import { PageHead } from '../../components/ui/page-head/page-head';
import { Contact } from '../../features/messages';
import type { ContactInfo, Options } from '../../contract/types';
import type { SvgShapes } from '../../lib/svg-shapes';
import { siteOptions } from '../../lib/boot';
import { withData } from '../with-data';
import type { DataProps } from '../with-data';
import { ContactMap } from './contact-map';
import '../../components/cards/link-list/link-list.scss';
import './contact-screen.scss';

interface RowProps {
	readonly icon: SvgShapes;
	readonly label: string;
	readonly children: ReactNode;
}

function Row( { icon, label, children }: RowProps ) {
	return (
		<div className="hien-contact__row">
			<span className="hien-contact__icon">
				<Icon icon={ icon } />
			</span>
			<span>
				<strong>{ label }</strong>
				{ children }
			</span>
		</div>
	);
}

function Info( { address, email, phone, hours }: ContactInfo ) {
	if ( ! ( address || email || phone || hours ) ) {
		return null;
	}
	return (
		<section
			className="hien-card hien-contact__info"
			aria-label={ __( 'Thông tin liên hệ', 'hien' ) }
		>
			{ address && (
				<Row icon={ MapPin } label={ __( 'Địa chỉ', 'hien' ) }>
					{ address }
				</Row>
			) }
			{ email && (
				<Row icon={ Mail } label={ __( 'Email', 'hien' ) }>
					<a href={ `mailto:${ email }` }>{ email }</a>
				</Row>
			) }
			{ phone && (
				<Row icon={ Phone } label={ __( 'Điện thoại', 'hien' ) }>
					<a href={ `tel:${ phone.replace( /[^+\d]/g, '' ) }` }>
						{ phone }
					</a>
				</Row>
			) }
			{ hours && (
				<Row icon={ Clock } label={ __( 'Giờ trả lời', 'hien' ) }>
					{ hours }
				</Row>
			) }
		</section>
	);
}

function Chats( { links }: { readonly links: Options[ 'chat_links' ] } ) {
	const title = __( 'Nhắn tin trực tiếp', 'hien' );
	return (
		<section className="hien-card hien-contact__chats" aria-label={ title }>
			<h2 className="hien-contact__title">{ title }</h2>
			<LinkList items={ links } wide />
		</section>
	);
}

function ContactPage( { data: { page } }: DataProps< 'contact' > ) {
	const { contact, chat_links: chats } = siteOptions();
	return (
		<>
			<PageHead title={ page.title } text={ page.text } />
			<div className="hien-contact">
				<Contact />
				<Info { ...contact } />
			</div>
			{ chats.length > 0 && <Chats links={ chats } /> }
			{ contact.map && (
				<ContactMap point={ contact.map } address={ contact.address } />
			) }
			{ page.content && (
				<section className="hien-card hien-contact__text">
					<PageContent page={ page } />
				</section>
			) }
		</>
	);
}

export const ContactScreen = withData( ContactPage );
