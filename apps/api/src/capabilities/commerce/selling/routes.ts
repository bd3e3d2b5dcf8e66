import { GetSelling } from '@understory/contracts/commerce/selling.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import type { Deps } from '../../../deps.ts'
import { type Route, route } from '../../../http/route.ts'

export const sellingRoutes = ({ selling }: Deps): Route[] => [
  route(GetSelling, { access: 'public' }, async () => ({
    isSelling: (await asPlatform(selling)) === null,
  })),
]
