import { ListStoreConnectors } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import type { ConnectorName } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { RouterContextProvider } from 'react-router'
import { ask } from './public-facts.ts'

const MOST_TALKED_ABOUT: readonly ConnectorName[] = ['shopify', 'woocommerce', 'rutter']

/** The ways to connect a shop that are switched on here. */
export async function loadConnectorFacts(
  context: Readonly<RouterContextProvider>,
): Promise<ConnectorName[]> {
  const body = await ask(context, ListStoreConnectors.path)
  const names = ListStoreConnectors.answer.safeParse(body).data?.connectors.map(({ name }) => name)
  return MOST_TALKED_ABOUT.filter((name) => names?.includes(name))
}
