import type { Context } from "hono";

type Status = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 422 | 429 | 503;

type Extra = { reasons?: string[]; retryAfter?: number };

/** An expected "no": Supabase's status, code and words, so that the client makes its own error of it. */
export class AuthFailure extends Error {
  override name = "AuthFailure";
  readonly status: Status;
  readonly code: string;
  readonly reasons?: string[];
  readonly retryAfter?: number;

  constructor(status: Status, code: string, message: string, { reasons, retryAfter }: Extra = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
    this.retryAfter = retryAfter;
  }
}

export const invalid = (message: string) => new AuthFailure(400, "validation_failed", message);
export const notFound = (code: string, message: string) => new AuthFailure(404, code, message);
export const wrongCode = () => new AuthFailure(403, "otp_expired", "Token has expired or is invalid");
export const deadLink = () => new AuthFailure(403, "otp_expired", "Email link is invalid or has expired");

export const emailTaken = () =>
  new AuthFailure(422, "email_exists", "A user with this email address has already been registered");

const versionHeader = "x-supabase-api-version";
const codedSince = "2024-01-01";

/** Since 2024-01-01 the code is `code`; to older clients `code` is the status and the code `error_code`. */
export function answerFailure(context: Context, failure: AuthFailure | UnexpectedFailure): Response {
  const { status, code, message, reasons, retryAfter } = failure;
  const isCoded = (context.req.header(versionHeader) ?? "") >= codedSince;
  if (isCoded) context.header(versionHeader, codedSince);
  if (retryAfter) context.header("retry-after", String(retryAfter));
  const body = isCoded ? { code, message } : { code: status, error_code: code, msg: message };
  return context.json(reasons ? { ...body, weak_password: { reasons } } : body, status);
}

/** What a surprise looks like from outside. */
export type UnexpectedFailure = {
  status: 500 | 503;
  code: "unexpected_failure";
  message: string;
  reasons?: undefined;
  retryAfter?: number;
};
