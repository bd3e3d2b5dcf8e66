import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListStoreConnectors } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import styles from './connect.module.css'

type Connector = AnswerOf<typeof ListStoreConnectors>['connectors'][number]

const CONNECTOR_FORM_WAYS: Readonly<Record<Connector['name'], Way>> = {
  rutter: {
    title: 'On any platform',
    text: 'Shopify, WooCommerce, BigCommerce and many more. You choose yours on the next page, at our connection provider Rutter.',
    go: 'Connect a store',
    address: 'Address of your shop',
  },
  shopify: {
    title: 'On Shopify',
    text: 'You install our app in the admin of your shop. It may read orders, and is shown no names, addresses or emails.',
    go: 'Connect with Shopify',
    address: 'Address of your shop, for example fern.myshopify.com',
  },
  woocommerce: {
    title: 'On WooCommerce',
    text: 'You allow it on your own site.',
    go: 'Connect with WooCommerce',
    address: 'Address of your shop, for example https://fern.example',
  },
}
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
  const { title, text, go, address } = CONNECTOR_FORM_WAYS[connector.name]
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
