import type { Article } from '../article.ts'

export const READ_A_CERTIFICATE: Article = {
  slug: 'how-to-read-a-certificate',
  title: 'How to read a climate certificate',
  summary:
    'Seven questions to ask of any certificate for trees or tonnes, whoever issued it, and what a good answer looks like.',
  date: '2026-11-22',
  picture: 'search',
  body: (
    <>
      <p>
        Certificates for trees and tonnes look alike: a leaf, a number, a name. What they say
        differs a great deal. These seven questions work for any of them, ours included.
      </p>
      <h2>1. What was funded, in which unit?</h2>
      <p>
        “1,000 kg of CO2e” can be carbon taken out of the air, an emission that became smaller, or
        one that did not happen somewhere. These are three things. A certificate should say which. A
        tree is a fourth: it is planted today, and takes carbon in over decades, if it lives.
      </p>
      <h2>2. Where?</h2>
      <p>
        A project has a place and a partner with a name. “A portfolio of verified projects” is
        neither. If you cannot find the project on a map, you cannot find out what became of it.
      </p>
      <h2>3. Certified against what?</h2>
      <p>
        A standard says how a tonne is counted, and a registry holds each tonne with a serial number
        and shows when it was retired. With the serial number anyone can look. Without one you rely
        on the issuer; that can be fine for a tree nursery you know, and should be said.
      </p>
      <h2>4. Funded, or delivered?</h2>
      <p>
        Much of what is sold has not happened yet. A tree is often planted in the next rainy season.
        “Planted by March 2027” is an honest sentence, and so is “one in five will not live”.
      </p>
      <h2>5. Whose is it, and only theirs?</h2>
      <p>
        The same tonne must not be claimed by the one who paid, the shop that sold, and the country
        where it happened. Ask how the issuer makes sure that a unit is given out once.
      </p>
      <h2>6. Can I check it without asking the issuer?</h2>
      <p>
        A link to a page of the issuer shows what the issuer wants to show today. It is better if a
        certificate carries a proof that others can verify: then a record cannot be changed
        afterwards without somebody noticing.
      </p>
      <h2>7. What does it allow me to say?</h2>
      <p>
        What you did. In the European Union, a claim that a product is neutral for the climate
        because of offsets is forbidden since 27 September 2026. “We funded the planting of 500
        mangroves in Madagascar” is not.
      </p>
    </>
  ),
  sources: [
    {
      name: 'Directive (EU) 2024/825 on empowering consumers for the green transition',
      href: 'https://eur-lex.europa.eu/eli/dir/2024/825/oj',
    },
    {
      name: 'Green Claims Code, Competition and Markets Authority',
      href: 'https://www.gov.uk/government/publications/green-claims-code-making-environmental-claims',
    },
  ],
  next: { label: 'Verify a certificate', href: '/verify' },
}
