export interface ServiceAccount {
	readonly project_id: string;
	readonly private_key: string;
	readonly client_email: string;
}

export function newServiceAccount( project: string ): ServiceAccount;
