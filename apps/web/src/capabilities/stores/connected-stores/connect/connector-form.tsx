import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListStoreConnectors } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { connectedStoresMessage } from '../messages/messages.generated.ts'
import styles from './connect.module.css'

type Connector = AnswerOf<typeof ListStoreConnectors>['connectors'][number]

const connectorFormWays = (): Readonly<Record<Connector['name'], Way>> => ({
  rutter: {
    title: connectedStoresMessage('connectorForm.onAnyPlatform'),
    text: connectedStoresMessage('connectorForm.shopifyWoocommerceBigcommerceMany'),
    go: connectedStoresMessage('connectorForm.connectAStore'),
    address: connectedStoresMessage('connectorForm.addressOfYourShop'),
  },
  shopify: {
    title: connectedStoresMessage('connectorForm.onShopify'),
    text: connectedStoresMessage('connectorForm.installAppAdminShop'),
    go: connectedStoresMessage('connectorForm.connectWithShopify'),
    address: connectedStoresMessage('connectorForm.addressShopExampleFern'),
  },
  woocommerce: {
    title: connectedStoresMessage('connectorForm.onWoocommerce'),
    text: connectedStoresMessage('connectorForm.allowOwnSite'),
    go: connectedStoresMessage('connectorForm.connectWithWoocommerce'),
    address: connectedStoresMessage('connectorForm.addressShopExampleHttps'),
  },
})
type Way = {
  readonly title: string
  readonly text: string
  readonly go: string
  readonly address: string
}

type ConnectorFormProps = {
  readonly connector: Connector
  readonly refused: FormAnswer | null
  /** The address of a shop that is known beforehand. */
  readonly shop: string | null
}

/** One way to connect a store: where its vendor wants it, the shop's address, and the way there. */
export function ConnectorForm({ connector, refused, shop }: ConnectorFormProps) {
  const { title, text, go, address } = connectorFormWays()[connector.name]
  const answer = refused?.values.connector === connector.name ? refused : null
  const id = `shop-${connector.name}`
  const error = answer?.problems.shop
  return (
    <form method="post" className="flow-16" noValidate>
      <div className={styles.way}>
        <h3>{title}</h3>
        <p className="quiet">{text}</p>
      </div>
      {connector.needsShop ? (
        <Field id={id} label={address} error={error}>
          <TextInput
            {...fieldAria(id, { error })}
            name="shop"
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={answer?.values.shop ?? shop ?? ''}
          />
        </Field>
      ) : null}
      <input type="hidden" name="connector" value={connector.name} />
      <div>
        <Button type="submit" look="action">
          {go}
        </Button>
      </div>
    </form>
  )
}
