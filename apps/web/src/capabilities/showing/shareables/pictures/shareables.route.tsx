import {
  GetImpactPageSettings,
  PreviewImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { IMAGE_SIZES, type ImageSize } from '@understory/domain/showing/impact-pages/image-sizes.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { data } from 'react-router'
import { requestContext } from '../../../../http/request-context.ts'
import { requireAccount } from '../../../../http/session.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { fundedWords } from '../../impact-pages/public.ts'
import { shareablesMessage, shareablesRich } from '../messages/messages.generated.ts'
import type { Route } from './+types/shareables.route'
import { captionsOf } from './captions.ts'
import styles from './shareables.module.css'

const SHAREABLES_PATH = '/my-impact/share/shareables'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: shareablesMessage('shareables.shareables'),
    description: shareablesMessage('shareables.description'),
    path: SHAREABLES_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, account } = await requireAccount(request, context)
  const facts = await api(GetImpactPageSettings, {})
  if (!facts.ok) throw data(null, { status: facts.status })
  const { settings, address } = facts.data
  const page = await api(PreviewImpactPage, { body: settings })
  if (!page.ok) throw data(null, { status: page.status })
  const { origin } = context.get(requestContext).settings
  const link = settings.isPublic ? `${origin}/impact/${address}` : `${origin}/public-ledger`
  return {
    kind: account.accountType,
    isPublic: settings.isPublic,
    funded: fundedWords(page.data.figures),
    captions: captionsOf(page.data, link),
  }
}

const sizes = (): readonly { readonly size: ImageSize; readonly title: string }[] => [
  { size: 'link', title: shareablesMessage('shareables.linkPost') },
  { size: 'square', title: shareablesMessage('shareables.forAFeed') },
  { size: 'story', title: shareablesMessage('shareables.forAStory') },
  { size: 'banner', title: shareablesMessage('shareables.topProfile') },
]

export default function ShareablesRoute({ loaderData }: Route.ComponentProps) {
  const { kind, isPublic, funded, captions } = loaderData
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>{shareablesMessage('shareables.shareables')}</h1>
        <p className="lead quiet">{shareablesMessage('shareables.ownLandscapeFiguresToday')}</p>
      </header>
      {captions.length === 0 ? (
        <EmptyState
          title={shareablesMessage('shareables.nothingShowYet')}
          picture={spot('seed')}
          action={
            <LinkButton look="action" href={`/app/${kind}/instant/one-time/setup`}>
              {shareablesMessage('shareables.fundYourFirstTrees')}
            </LinkButton>
          }
        >
          {shareablesMessage('shareables.onceSomethingCountsAccount')}
        </EmptyState>
      ) : (
        <>
          {isPublic ? null : <NotPublic />}
          <ul className={styles.pictures}>
            {sizes().map(({ size, title }) => (
              <PictureOf key={size} {...{ size, title, funded }} />
            ))}
          </ul>
          <section className="part prose-width" aria-labelledby="captions">
            <h2 id="captions">{shareablesMessage('shareables.wordsGo')}</h2>
            <p>{shareablesMessage('shareables.sayFundedClaimNothing')}</p>
            {captions.map((caption, at) => (
              <Caption key={caption} {...{ caption, at }} />
            ))}
          </section>
        </>
      )}
    </div>
  )
}

function NotPublic() {
  return (
    <p className="panel panel-lichen">
      {shareablesRich('shareables.impactPagePrivatePictures', {
        link: (words) => <a href="/my-impact/share/impact-page">{words}</a>,
      })}
    </p>
  )
}

type PictureProps = {
  readonly size: ImageSize
  readonly title: string
  readonly funded: string
}

function PictureOf({ size, title, funded }: PictureProps) {
  const { width, height } = IMAGE_SIZES[size]
  const src = `/my-impact/share/images/${size}.png`
  return (
    <li>
      <img
        {...{ src, width, height }}
        data-size={size}
        loading="lazy"
        alt={shareablesMessage('shareables.landscapeFunded', { funded })}
      />
      <div>
        <h2>{title}</h2>
        <p className="quiet">
          {shareablesMessage('shareables.pixels', { width: String(width), height: String(height) })}
        </p>
        <LinkButton look="quiet" href={`${src}?download`}>
          {shareablesRich('shareables.downloadThePicture', {
            hidden: hiddenWords,
            title: title.toLowerCase(),
          })}
        </LinkButton>
      </div>
    </li>
  )
}

function Caption({ caption, at }: { readonly caption: string; readonly at: number }) {
  const id = `caption-${at + 1}`
  return (
    <div className="flow-12">
      <Field id={id} label={shareablesMessage('shareables.caption', { at: String(at + 1) })}>
        <TextArea id={id} readOnly rows={3} defaultValue={caption} />
      </Field>
      <p>
        <Button look="quiet" data-copy-text={caption}>
          {shareablesRich('shareables.copyCaption', { hidden: hiddenWords, at: String(at + 1) })}
        </Button>
      </p>
    </div>
  )
}
