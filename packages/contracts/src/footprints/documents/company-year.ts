import { findCountry } from '@understory/domain/countries/countries.ts'
import {
  KNOWN_FIELDS,
  KNOWN_FROM,
} from '@understory/domain/footprints/documents/disclosures/company/known-of-company.ts'
import {
  EMPLOYEE_KINDS,
  EMPLOYEE_METHODS,
  IDENTIFIER_SCHEMES,
  MOST_SITES,
  REPORT_BASES,
  VSME_MODULES,
} from '@understory/domain/footprints/documents/disclosures/frameworks/company-year.ts'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'

const MOST_EMPLOYEES = 5_000_000

const SaidWords = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please use at most ${longest} characters.`)
    .transform((words) => words || null)
    .nullable()
    .default(null)

/** In units of the currency. */
const SaidAmount = z
  .int('Please use a whole number.')
  .min(0, 'Please use a number of zero or more.')
  .nullable()
  .default(null)

const SaidCountry = z
  .string()
  .refine((code) => findCountry(code) !== null, 'Please choose a country.')

const SiteWords = (longest: number, missing: string) =>
  z.string().trim().min(1, missing).max(longest, `Please use at most ${longest} characters.`)

/** Latitude and longitude, in degrees with a full stop. */
const COORDINATES = /^-?\d{1,2}(?:\.\d{1,8})?, ?-?\d{1,3}(?:\.\d{1,8})?$/

const isOnEarth = (coordinates: string): boolean => {
  const [latitude = 0, longitude = 0] = coordinates.split(',').map(Number)
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** A site that the company owns, leases or manages. */
const SiteFields = z.strictObject({
  address: SiteWords(200, 'Please give the street and number.'),
  postalCode: SaidWords(20),
  city: SiteWords(100, 'Please give the town.'),
  country: SaidCountry,
  coordinates: z
    .string()
    .trim()
    .refine(
      (typed) => COORDINATES.test(typed) && isOnEarth(typed),
      'Please write latitude and longitude in degrees, such as 53.7997, -1.5492.',
    )
    .nullable()
    .default(null),
})

const CompanyYearFields = z
  .strictObject({
    /** ISO 4217, of the two amounts. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'Please use the three letters of a currency, such as GBP.')
      .nullable()
      .default(null),
    turnover: SaidAmount,
    balanceSheet: SaidAmount,
    employees: z
      .int('Please use a whole number.')
      .min(0, 'Please use a number of zero or more.')
      .max(MOST_EMPLOYEES, 'That is more than any company has.')
      .nullable()
      .default(null),
    employeesMethod: z.enum(EMPLOYEE_METHODS).nullable().default(null),
    employeesKind: z.enum(EMPLOYEE_KINDS).nullable().default(null),
    basis: z.enum(REPORT_BASES).nullable().default(null),
    /** Of the VSME: the basic module alone, or the comprehensive one, too. */
    module: z.enum(VSME_MODULES).nullable().default(null),
    /** Of its main operations and assets; ISO 3166. */
    country: SaidCountry.nullable().default(null),
    sites: z
      .array(SiteFields)
      .max(MOST_SITES, `Please give at most ${MOST_SITES} sites.`)
      .default([]),
    legalForm: SaidWords(120),
    naceCodes: SaidWords(200),
    identifierScheme: z.enum(IDENTIFIER_SCHEMES).nullable().default(null),
    identifier: SaidWords(60),
    /** Whether SBTi's route is closed to what the company does. */
    isOfExcludedSector: z.boolean().nullable().default(null),
    /** Whether a group that it is part of has to take SBTi's standard route. */
    isOfLargerGroup: z.boolean().nullable().default(null),
    /** What it says to SBTi of its scope 3. */
    scopeThreeStatement: SaidWords(500),
    signatory: SaidWords(200),
  })
  .refine(
    ({ currency, turnover, balanceSheet }) =>
      currency !== null || (turnover === null && balanceSheet === null),
    { path: ['currency'], message: 'Please give the currency of the amounts.' },
  )

export const SaidSite = z.object({
  address: z.string(),
  postalCode: z.string().nullable(),
  city: z.string(),
  country: z.string(),
  coordinates: z.string().nullable(),
})

export const SaidOfYear = z.object({
  year: z.int(),
  currency: z.string().nullable(),
  turnover: z.int().nullable(),
  balanceSheet: z.int().nullable(),
  employees: z.int().nullable(),
  employeesMethod: z.enum(EMPLOYEE_METHODS).nullable(),
  employeesKind: z.enum(EMPLOYEE_KINDS).nullable(),
  basis: z.enum(REPORT_BASES).nullable(),
  module: z.enum(VSME_MODULES).nullable(),
  country: z.string().nullable(),
  sites: z.array(SaidSite),
  legalForm: z.string().nullable(),
  naceCodes: z.string().nullable(),
  identifierScheme: z.enum(IDENTIFIER_SCHEMES).nullable(),
  identifier: z.string().nullable(),
  isOfExcludedSector: z.boolean().nullable(),
  isOfLargerGroup: z.boolean().nullable(),
  scopeThreeStatement: z.string().nullable(),
  signatory: z.string().nullable(),
})
export type SaidOfYear = z.output<typeof SaidOfYear>

const OfCompanyYear = z.object({ year: z.coerce.number().int().min(2000).max(2100) })

export const GetCompanyYear = endpoint({
  method: 'GET',
  path: '/api/disclosure-profiles/{year}/company',
  summary: 'What a company says of itself in a year: turnover, people, legal form and more',
  params: OfCompanyYear,
  answer: SaidOfYear,
  refusals: ['BAD_REQUEST'],
})

export const SayCompanyYear = endpoint({
  method: 'PUT',
  path: '/api/disclosure-profiles/{year}/company',
  summary: 'Say it, for the frameworks that ask for it; what is left out is empty',
  params: OfCompanyYear,
  body: CompanyYearFields,
  answer: SaidOfYear,
  refusals: ['FOOTPRINT_BUSINESS_ONLY', 'BAD_REQUEST'],
})

export const KnownOfYear = z.object({
  year: z.int(),
  /** The year that `earlier-year` means. */
  earlierYear: z.int().nullable(),
  fields: z.array(
    z.object({
      field: z.enum(KNOWN_FIELDS),
      value: z.union([z.string(), z.number(), z.boolean()]),
      from: z.enum(KNOWN_FROM),
    }),
  ),
  sites: z.array(
    z.object({
      /** As lines name it; `null`: it was stated for an earlier year. */
      name: z.string().nullable(),
      address: z.string().nullable(),
      postalCode: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string(),
      coordinates: z.string().nullable(),
      from: z.enum(KNOWN_FROM),
    }),
  ),
})
export type KnownOfYear = z.output<typeof KnownOfYear>

export const GetKnownOfYear = endpoint({
  method: 'GET',
  path: '/api/disclosure-profiles/{year}/known',
  summary:
    'What the account said elsewhere: in the footprint of the year, or of an earlier year; nothing once something is said of the year',
  params: OfCompanyYear,
  answer: KnownOfYear,
  refusals: ['BAD_REQUEST'],
})
