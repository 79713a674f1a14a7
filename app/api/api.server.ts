/** The whole JSON API. Never rejects: every failure is a problem+json response. */
export type ApiHandler = (request: Request) => Promise<Response>
