import { GetLegalText } from '@understory/contracts/site/legal-texts.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'
import { createLegalTexts } from './legal/get-legal-text.ts'

export function installationRoutes(deps: Deps): Route[] {
  const legalText = createLegalTexts(deps)
  return [
    route(GetLegalText, { access: 'public' }, ({ params }) =>
      asPlatform(() => legalText(params.text)),
    ),
  ]
}
