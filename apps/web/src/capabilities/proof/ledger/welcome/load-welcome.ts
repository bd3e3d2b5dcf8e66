import { ListProjects } from '@understory/contracts/proof/projects.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import type { RouterContextProvider } from 'react-router'
import { readCookie } from '../../../../http/cookies/consent-cookie.ts'
import { requestContext } from '../../../../http/request-context.ts'
import { type AccountSession, publicApi } from '../../../../http/session.ts'
import { CLOSED_COOKIE, closedMessages } from '../../../../shell/messages/closed-messages.ts'
import { type Marker, onMap } from '../../projects/public.ts'

/** A greeting that was asked for (`?welcome=true`) and that this account has not closed. */
export type ShownWelcome = {
  readonly message: string
  /** Where its close button leads back to. */
  readonly returnTo: string
  readonly firstname: string | null
  /** The places that the account has funded; empty while there are none. */
  readonly markers: readonly Marker[]
}

type LoadWelcomeInput = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
  readonly session: Pick<AccountSession, 'user' | 'account'>
  readonly funded: readonly { readonly id: string }[]
}

export async function loadWelcome({ request, context, session, funded }: LoadWelcomeInput) {
  const url = new URL(request.url)
  const { settings } = context.get(requestContext)
  const message = `welcome-${session.account.uuid.slice(0, 8)}`
  const isClosed = closedMessages(readCookie(request, CLOSED_COOKIE)).includes(message)
  const isAsked = url.searchParams.get('welcome') === 'true'
  if (!isAsked || isClosed || !settings.features.includes('welcome')) return null
  url.searchParams.delete('welcome')
  return {
    message,
    returnTo: url.pathname + url.search,
    firstname: session.user.firstname,
    markers: funded.length === 0 ? [] : await markersOf(request, context, funded),
  } satisfies ShownWelcome
}

async function markersOf(
  request: LoadWelcomeInput['request'],
  context: LoadWelcomeInput['context'],
  funded: LoadWelcomeInput['funded'],
): Promise<Marker[]> {
  const listed = await publicApi(request, context)(ListProjects, {})
  const projects = listed.ok ? listed.data.projects : []
  return projects
    .filter(({ id }) => funded.some((each) => each.id === id))
    .map((project) => ({
      id: project.id,
      name: project.name,
      words: `${project.name}, ${countryName(project.country)}`,
      impact: project.impact,
      ...onMap(project),
    }))
}
