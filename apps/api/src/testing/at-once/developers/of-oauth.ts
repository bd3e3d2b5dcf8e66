import { ConnectApp, DisconnectApp } from '@understory/contracts/developers/connected-apps.ts'
import { connectedApp, newApp, onlyApp } from '../../people/apps.ts'
import { newcomer } from '../newcomer.ts'
import { all, type Promised } from '../promises.ts'

export const OF_OAUTH: readonly Promised[] = [
  all(ConnectApp, async ({ api, person }) => {
    const { request } = await newApp(api)
    const scopes = ['impact:read' as const]
    return { by: person.bearer, body: { request, scopes, mode: 'test' as const } }
  }),
  all(DisconnectApp, async ({ api }) => {
    const person = await newcomer(api, 'business')
    await connectedApp(api, person)
    return { by: person.bearer, params: { appId: await onlyApp(api, person) } }
  }),
]
