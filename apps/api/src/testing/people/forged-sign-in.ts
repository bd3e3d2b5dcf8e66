import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Forge = (idToken: string) => string

/** Stands between the API and the sandbox of the providers, and changes the id tokens on their way. */
export async function startForgedSignIn() {
  let forge: Forge = (idToken) => idToken
  const sandbox = Promise.withResolvers<string>()
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    const answer = await fetch(`${await sandbox.promise}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { 'content-type': request.headers['content-type'] ?? '' },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const said = (await answer.json()) as { token_endpoint?: string; id_token?: string }
    if (said.token_endpoint) said.token_endpoint = `${url}/sign-in/google/token`
    if (said.id_token) said.id_token = forge(said.id_token)
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(said))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    reach: sandbox.resolve,
    forgeBy: (by: Forge) => {
      forge = by
    },
    close: () => new Promise((done) => server.close(done)),
  }
}
