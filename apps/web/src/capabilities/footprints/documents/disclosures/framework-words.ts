import type { Framework } from '@understory/domain/footprints/documents/disclosures/frameworks/framework-fact.ts'

type FrameworkWords = {
  readonly name: string
  readonly says: string
  /** What the facts do not do. */
  readonly limits: string
}

export const FRAMEWORK_WORDS: { readonly [Name in Framework]: FrameworkWords } = {
  'ppn-006': {
    name: 'Carbon reduction plan (PPN 006)',
    says: 'What the UK government asks of suppliers that bid for contracts worth more than £5 million a year, VAT included.',
    limits:
      'These are the facts for your plan. The plan itself is signed by a director or equivalent and published on your own UK site; a page of ours does not count.',
  },
  vsme: {
    name: 'Sustainability reporting of small firms (VSME)',
    says: 'What the European standard for small and medium-sized firms asks about energy and climate, which banks and customers may ask you for.',
    limits:
      'These are the facts about energy and climate, with the paragraph of the standard and its name in the taxonomy. Everything else the standard asks for is listed as not held here.',
  },
}
