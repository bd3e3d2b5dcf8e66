import { countryName } from '@understory/domain/countries/countries.ts'
import { householdMessage } from './messages/messages.generated.ts'

/** By what else people call where they live, which they may type in the list of countries. */
const alsoCalledWords = (): readonly (readonly [iso2: string, names: readonly string[]])[] => [
  [
    'GB',
    [
      'UK',
      householdMessage('countryChoices.greatBritain'),
      'England',
      'Scotland',
      'Wales',
      householdMessage('countryChoices.northernIreland'),
    ],
  ],
  ['US', ['USA', 'America']],
  ['AE', ['UAE']],
  ['CZ', [householdMessage('countryChoices.czechRepublic')]],
  ['NL', ['Holland']],
]
const CODE_LENGTH = 2

type CountryChoice = { readonly value: string; readonly label: string }

/** The countries, and those that are also found under another name: their code with the name behind it. */
export function countryChoices(countries: readonly { readonly iso2: string }[]) {
  const codes = countries.map(({ iso2 }) => iso2)
  const called: readonly CountryChoice[] = codes
    .map((iso2) => ({ value: iso2, label: countryName(iso2) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  const alsoCalled: readonly CountryChoice[] = alsoCalledWords()
    .filter(([iso2]) => codes.includes(iso2))
    .flatMap(([iso2, names]) =>
      names.map((name) => ({ value: `${iso2} ${name}`, label: `${name} (${countryName(iso2)})` })),
    )
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
  return { called, alsoCalled }
}

/** The code of a choice, by whichever name it was found. */
export const countryOfChoice = (choice: string): string =>
  choice.slice(0, CODE_LENGTH).toUpperCase()
