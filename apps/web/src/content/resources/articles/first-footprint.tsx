import type { Article } from '../article.ts'

export const FIRST_FOOTPRINT: Article = {
  slug: 'your-first-company-footprint',
  title: 'Your first company footprint, in five afternoons',
  summary:
    'What to do in which order, for a company of ten to two hundred people, so that the second year is easier than the first.',
  date: '2026-11-22',
  picture: 'road',
  body: (
    <>
      <p>
        The first footprint of a company fails for one reason more than any other: it tries to be
        complete before it is useful. Here is an order that ends with a figure you can defend.
      </p>
      <h2>First afternoon: the boundary and an estimate</h2>
      <p>
        Write down which companies, sites and vehicles are yours, and by which rule: what you own,
        or what you control. Choose twelve months, best those of your accounts. Then make an
        estimate from sector, country and turnover. It is rough, and it tells you which three
        categories will be most of the result. You will spend your time on those.
      </p>
      <h2>Second afternoon: fuel and power</h2>
      <p>
        Collect the gas, oil and electricity bills and the fuel cards of the year. Kilowatt-hours
        and litres, not pounds: prices change, physics does not. Note what you could not find, and
        leave the estimate there.
      </p>
      <h2>Third afternoon: the large category</h2>
      <p>
        For most companies this is purchased goods and services. Sort the ledger of suppliers by
        amount, and take the first twenty. For those where you know kilograms or pieces, use them;
        for the others, what you spent. Ask the three largest for their own figures; the answer
        comes next year, so ask now.
      </p>
      <h2>Fourth afternoon: people and freight</h2>
      <p>
        Three questions to everyone: how you come to work, how far, on how many days. From the
        travel agency: flights and nights. From carriers: tonnes and kilometres. It is all right if
        a quarter of people do not answer; say so.
      </p>
      <h2>Fifth afternoon: write it down</h2>
      <p>
        For each figure its source, its factor with the year, and how sure you are. This is what
        makes next year’s footprint comparable, and what a verifier asks for first. Then choose two
        actions, with a name and a month each.
      </p>
      <h2>What can wait</h2>
      <p>
        Water, coffee cups, and the argument about whether working at home counts. If a category is
        below one part in a hundred of the estimate, an estimate is enough.
      </p>
    </>
  ),
  sources: [
    {
      name: 'GHG Protocol Corporate Accounting and Reporting Standard',
      href: 'https://ghgprotocol.org/corporate-standard',
    },
    {
      name: 'GHG Protocol Corporate Value Chain (Scope 3) Standard',
      href: 'https://ghgprotocol.org/corporate-value-chain-scope-3-standard',
    },
    {
      name: 'Greenhouse gas reporting: conversion factors, UK Government',
      href: 'https://www.gov.uk/government/collections/government-conversion-factors-for-company-reporting',
    },
  ],
  next: { label: 'Estimate a footprint', href: '/app/business/footprint' },
}
