import type { Framework } from './framework-fact.ts'

type FrameworkWords = {
  readonly name: string
  readonly says: string
  /** What the facts do not do. */
  readonly limits: string
  /** What has to be known of its files. */
  readonly files?: string
  /** Whether it asks for what the company says of itself. */
  readonly isOfCompany?: true
}

export const FRAMEWORK_WORDS: { readonly [Name in Framework]: FrameworkWords } = {
  'ppn-006': {
    name: 'Carbon reduction plan (PPN 006)',
    says: 'What the UK government asks of suppliers that bid for contracts worth more than £5 million a year, VAT included.',
    limits:
      'These are the facts for your plan. The plan itself is signed by a director or equivalent and published on your own UK site; a page of ours does not count.',
  },
  vsme: {
    isOfCompany: true,
    name: 'Sustainability reporting of small firms (VSME)',
    says: 'What the European standard for small and medium-sized firms asks about energy and climate, which banks and customers may ask you for.',
    limits:
      'These are the facts about energy and climate, with the paragraph of the standard and its name in the taxonomy. Everything else the standard asks for is listed as not held here.',
    files:
      'EFRAG’s template holds these facts in its own cells, with notes on its sheet of footnotes; what is not given stays as it is in the empty template, for you to fill in. The empty template says yes to paying at least the minimum wage (B10), so please check that. Open it once in a spreadsheet and save it, so that it works out its own checks. No other program has checked the xBRL file.',
  },
  'cdp-sme': {
    isOfCompany: true,
    name: 'CDP for small firms',
    says: 'What CDP asks small firms about emissions, energy, targets and credits, by theme.',
    limits:
      'A sheet to copy your answers from, by theme. We have not seen the numbers of CDP’s questions, so none is shown, and nothing is sent to CDP.',
  },
  'sbti-sme': {
    isOfCompany: true,
    name: 'Science Based Targets for small firms (SBTi)',
    says: 'What SBTi’s route for small firms asks for: who may use it, the base year, the targets and the letter.',
    limits:
      'A sheet of data for your own submission. It is not a submission, and not a judgement that SBTi will accept it. We read some of its rules through others alone, so please check with SBTi.',
  },
  'iso-14064-1': {
    name: 'Index of ISO 14064-1',
    says: 'What ISO 14064-1 asks a report of greenhouse gases for, and in which section of your report it is.',
    limits:
      'An index by our own reading of the standard, computed from what your report holds. It is not a statement that the standard was met.',
  },
  'ghg-protocol': {
    name: 'Index of the GHG Protocol',
    says: 'What the Corporate Standard, the Scope 2 Guidance and the Scope 3 Standard ask a report for, and in which section of your report it is.',
    limits:
      'An index by our own reading of the standards, computed from what your report holds. It is not a statement that they were met.',
  },
}
