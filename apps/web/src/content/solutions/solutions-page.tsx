import type { Banner } from '@understory/pictures/banners/banner.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { BannerIntro } from './banner-intro.tsx'
import { solutionsMessage } from './messages/messages.generated.ts'
import styles from './solutions.module.css'

type SolutionsPageProps = {
  readonly title: string
  readonly lead: string
  readonly picture: Banner
  readonly href: string
  readonly act: string
  readonly reasons: readonly { readonly title: string; readonly text: string }[]
  readonly children?: ReactNode
}

export function SolutionsPage(props: SolutionsPageProps) {
  return (
    <>
      <BannerIntro title={props.title} subject={props.picture}>
        <p>{props.lead}</p>
        <LinkButton look="action" href={props.href}>
          {props.act}
        </LinkButton>
      </BannerIntro>
      <Reasons reasons={props.reasons} />
      {props.children}
    </>
  )
}

/** What happens, step by step. */
export function Reasons({ reasons }: Pick<SolutionsPageProps, 'reasons'>) {
  return (
    <section className="lichen section" aria-labelledby="reasons">
      <div className={`page ${styles.reasons}`}>
        <h2 id="reasons">{solutionsMessage('solutions.howItGoes')}</h2>
        <ol>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
