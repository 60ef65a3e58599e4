import type { Account, Factor, Identity } from "./accounts.ts";

/** Rows as the client knows them. What is not named here never leaves the server. */
export function toUser(account: Account) {
  return withoutEmpty({
    id: account.id,
    aud: account.aud,
    role: account.role,
    email: account.email,
    email_confirmed_at: time(account.email_confirmed_at),
    invited_at: time(account.invited_at),
    phone: "",
    confirmation_sent_at: time(account.confirmation_sent_at),
    confirmed_at: time(account.confirmed_at),
    recovery_sent_at: time(account.recovery_sent_at),
    new_email: account.email_change || undefined,
    email_change_sent_at: time(account.email_change_sent_at),
    reauthentication_sent_at: time(account.reauthentication_sent_at),
    last_sign_in_at: time(account.last_sign_in_at),
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    factors: account.factors.length > 0 ? account.factors.map(toFactor) : undefined,
    identities: account.identities.map(toIdentity),
    created_at: time(account.created_at),
    updated_at: time(account.updated_at),
    banned_until: time(account.banned_until),
    deleted_at: time(account.deleted_at),
    is_anonymous: account.is_anonymous,
  });
}

export function toFactor(factor: Factor) {
  return withoutEmpty({
    id: factor.id,
    created_at: time(factor.created_at),
    updated_at: time(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    last_challenged_at: time(factor.last_challenged_at),
  });
}

function toIdentity(identity: Identity) {
  return withoutEmpty({
    identity_id: identity.id,
    // The provider's own name for the person; the client's `id` has always been this one.
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: time(identity.last_sign_in_at),
    created_at: time(identity.created_at),
    updated_at: time(identity.updated_at),
    email: identity.email,
  });
}

function time(value: string | null): string | undefined {
  return value === null ? undefined : new Date(value).toISOString();
}

function withoutEmpty<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
