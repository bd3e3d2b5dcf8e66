import { money } from '@understory/domain/quantity/money.ts'
import { expect, test } from 'vitest'
import type { GatewayUnderTest } from './gateway-under-test.ts'
import type { Payment } from './payment-gateway.ts'

/** Starts a payment of a customer of its own. */
export type Start = (saveCard?: boolean) => Promise<Payment & { customerId: string }>

/** Part of the contract tests of every payment gateway: what is stored of a customer there. */
export function describeStoredCards(under: () => GatewayUnderTest, start: Start): void {
  test('a card is stored when requested, and gone once removed, however often', async () => {
    const payment = await start(true)
    await under().confirm(payment, 'pm_card_mastercard')
    const [card, ...others] = await under().gateway.listCards(payment.customerId)
    expect(card).toMatchObject({ brand: 'Mastercard', last4: '4444' })
    expect(others).toEqual([])
    await under().gateway.removeCard(card?.id ?? '')
    await under().gateway.removeCard(card?.id ?? '')
    expect(await under().gateway.listCards(payment.customerId)).toEqual([])
  })

  test('a stored card pays while its holder is away, once, however often it is charged', async () => {
    const { gateway, confirm } = under()
    const first = await start(true)
    await confirm(first, 'pm_card_visa')
    const [card] = await gateway.listCards(first.customerId)
    const purchaseId = crypto.randomUUID()
    const { customerId } = first
    const next = await gateway.startPayment(
      {
        purchaseId,
        customerId,
        money: money(900, 'GBP'),
        description: 'Later',
        receiptEmail: null,
        saveCard: false,
      },
      purchaseId,
    )
    const charge = { paymentId: next.id, cardId: card?.id ?? '' }
    const paid = await gateway.chargeSavedCard(charge, `charge:${purchaseId}`)
    expect(paid.state).toMatchObject({
      status: 'succeeded',
      received: { minor: 900, currency: 'GBP' },
      card: { last4: '4242' },
    })
    expect((await gateway.chargeSavedCard(charge, `charge:${purchaseId}`)).state).toEqual(
      paid.state,
    )
    expect((await gateway.chargeSavedCard(charge, `other:${purchaseId}`)).state).toEqual(paid.state)
  })

  test('a card is not stored unless requested', async () => {
    const payment = await start(false)
    await under().confirm(payment, 'pm_card_visa')
    expect(await under().gateway.listCards(payment.customerId)).toEqual([])
  })

  test('a card setup has a secret of its own', async () => {
    const { customerId } = await start()
    const setup = await under().gateway.startCardSetup(customerId, `${customerId}-setup`)
    expect(setup.clientSecret.startsWith(setup.id)).toBe(true)
  })

  test('a tax id is added once, listed, and removed', async () => {
    const { customerId } = await start()
    const given = { type: 'gb_vat', value: 'GB123456789' }
    const added = await under().gateway.addTaxId(customerId, given)
    const again = await under().gateway.addTaxId(customerId, given)
    expect(again?.id).toBe(added?.id)
    const listed = await under().gateway.listTaxIds(customerId)
    expect(listed.map(({ value }) => value)).toEqual(['GB123456789'])
    await under().gateway.removeTaxId(customerId, added?.id ?? '')
    await under().gateway.removeTaxId(customerId, added?.id ?? '')
    expect(await under().gateway.listTaxIds(customerId)).toEqual([])
  })

  test('a tax id that the gateway does not take is null', async () => {
    const { customerId } = await start()
    const odd = { type: 'gb_vat', value: 'GB1' }
    expect(await under().gateway.addTaxId(customerId, odd)).toBeNull()
  })
}
