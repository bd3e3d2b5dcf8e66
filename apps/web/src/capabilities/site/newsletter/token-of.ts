/** The token of a link of an email; a form that was posted there has the same address. */
export function tokenOf(request: Request): string {
  return (new URL(request.url).searchParams.get('token') ?? '').slice(0, 2_000) || '-'
}
