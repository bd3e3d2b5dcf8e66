import { calendarDate } from '@understory/domain/calendar/calendar.ts'
import { parseCertificateId } from '@understory/domain/proof/certificates/certificate.ts'
import { grams, milliTrees } from '@understory/domain/quantity/impact-quantity.ts'
import { money } from '@understory/domain/quantity/money.ts'
import type { CertificateFacts, InvoiceFacts } from '@understory/ports/documents/documents.ts'

const parsed = parseCertificateId('6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d')
if (!parsed.ok) throw new Error('bad example id')

const day = calendarDate(2026, 11, 20)

/** A certificate with everything on it, for tests and for measuring. */
export const EXAMPLE_CERTIFICATE: CertificateFacts = {
  certificate: {
    certificateId: parsed.id,
    user: 'Ada Okonkwo-Grün',
    effective: { from: day, to: day },
    issuedOn: day,
    quantities: { trees: milliTrees(120_000), co2e: grams(10_980_000), plastic: grams(25_400) },
    theme: 'none',
    reference: 'Opening day, Leeds',
    cost: money(9_785, 'GBP'),
    address: {
      line1: '1 High Street',
      line2: null,
      city: 'Leeds',
      postcode: 'LS1 1AA',
      country: 'GB',
    },
  },
  gift: null,
  covers: [],
  labelled: null,
  logo: null,
  projects: [
    {
      impact: 'trees',
      name: 'Mangroves of Mahajanga',
      partner: 'Eden Projects',
      country: 'Madagascar',
      countryCode: 'MG',
      creditKind: null,
      isSample: true,
      batch: null,
    },
    {
      impact: 'co2e',
      name: 'Clean cookstoves',
      partner: 'Sample carbon partner',
      country: 'Ghana',
      countryCode: 'GH',
      creditKind: 'reduction',
      isSample: true,
      batch: null,
    },
    {
      impact: 'plastic',
      name: 'Coastal plastic collection',
      partner: 'Plastic Bank',
      country: 'Philippines',
      countryCode: 'PH',
      creditKind: null,
      isSample: false,
      batch: 'from block 1–100 at verra',
    },
  ],
  verificationUrl: `https://understory.example/certificates/${parsed.id}`,
  proof: null,
  isTest: false,
}

/** An invoice with everything on it. */
export const EXAMPLE_INVOICE: InvoiceFacts = {
  number: 'U-000042',
  issuedOn: day,
  paidOn: day,
  refunds: [],
  isRefunded: false,
  seller: {
    name: 'Understory (sample operator)',
    addressLines: ['1 Forest Lane', 'Bristol', 'BS1 1AA', 'United Kingdom'],
    taxIds: [{ label: 'United Kingdom VAT number', value: 'GB123456789' }],
  },
  buyer: {
    name: 'Grün & Söhne GmbH',
    addressLines: ['Lindenstraße 7', 'Berlin', '10115', 'Germany'],
    taxIds: [{ label: 'European VAT number', value: 'DE123456789' }],
  },
  buyerLogo: null,
  reference: 'PO 4711',
  period: null,
  funds: '120 trees, 10.98 tonnes of CO2e and 25.4 kg of plastic',
  lines: [
    {
      description: 'Mangroves of Mahajanga',
      quantity: '120 trees',
      unitPrice: '£0.15 a tree',
      amount: money(1_800, 'GBP'),
    },
    {
      description: 'Clean cookstoves',
      quantity: '10.98 tonnes of CO2e',
      unitPrice: '£6.00 a tonne',
      amount: money(6_588, 'GBP'),
    },
    {
      description: 'Coastal plastic collection',
      quantity: '25.4 kg of plastic',
      unitPrice: '£0.55 a kg',
      amount: money(1_397, 'GBP'),
    },
  ],
  tax: null,
  total: money(9_785, 'GBP'),
  paymentMethod: 'Visa ending in 4242',
}
