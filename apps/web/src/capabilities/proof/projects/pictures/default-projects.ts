import { GetProduct } from '@understory/contracts/commerce/product-list.ts'
import { instantProductOf } from '@understory/domain/commerce/prices/product-identifiers.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import type { Api } from '../../../../http/api-client.ts'
import { picturedProjects } from './project-picture.tsx'

/** Where money goes that names no project, as a picture needs it; none where that cannot be read. */
export async function defaultProjects(
  api: Api,
  audience: 'personal' | 'business',
  currency: Currency,
): Promise<PicturedProject[]> {
  const identifier = instantProductOf(audience)
  const answer = await api(GetProduct, { params: { identifier }, query: { currency } })
  return answer.ok ? picturedProjects(answer.data) : []
}
