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
import { pageMeta } from '../../../../shell/page-meta.ts'
import { fundedWords } from '../../impact-pages/public.ts'
import type { Route } from './+types/shareables.route'
import { captionsOf } from './captions.ts'
import styles from './shareables.module.css'

const SHAREABLES_PATH = '/my-impact/share/shareables'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Shareables',
    description: 'Pictures of what you funded, in the sizes that networks ask for.',
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

const SIZES: readonly { readonly size: ImageSize; readonly title: string }[] = [
  { size: 'link', title: 'For a link or a post' },
  { size: 'square', title: 'For a feed' },
  { size: 'story', title: 'For a story' },
  { size: 'banner', title: 'For the top of a profile' },
]

export default function ShareablesRoute({ loaderData }: Route.ComponentProps) {
  const { kind, isPublic, funded, captions } = loaderData
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>Shareables</h1>
        <p className="lead quiet">
          Your own landscape with your figures as they are today, in the sizes that networks ask
          for.
        </p>
      </header>
      {captions.length === 0 ? (
        <EmptyState
          title="There is nothing to show yet"
          picture={spot('seed')}
          action={
            <LinkButton look="action" href={`/app/${kind}/instant/one-time/setup`}>
              Fund your first trees
            </LinkButton>
          }
        >
          Once something counts in your account, its picture stands here.
        </EmptyState>
      ) : (
        <>
          {isPublic ? null : <NotPublic />}
          <ul className={styles.pictures}>
            {SIZES.map(({ size, title }) => (
              <PictureOf key={size} {...{ size, title, funded }} />
            ))}
          </ul>
          <section className="part prose-width" aria-labelledby="captions">
            <h2 id="captions">Words to go with it</h2>
            <p>
              They say what was funded and claim nothing more: since September 2026 European law
              forbids calling a product climate neutral because something was offset.
            </p>
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
      Your impact page is private, so the pictures lead to this site and not to your page.{' '}
      <a href="/my-impact/share/impact-page">Make it public</a>
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
        alt={`Your landscape, with what you funded: ${funded}.`}
      />
      <div>
        <h2>{title}</h2>
        <p className="quiet">
          {width} × {height} pixels
        </p>
        <LinkButton look="quiet" href={`${src}?download`}>
          Download<span className="visually-hidden"> the picture {title.toLowerCase()}</span>
        </LinkButton>
      </div>
    </li>
  )
}

function Caption({ caption, at }: { readonly caption: string; readonly at: number }) {
  const id = `caption-${at + 1}`
  return (
    <div className="flow-12">
      <Field id={id} label={`Caption ${at + 1}`}>
        <TextArea id={id} readOnly rows={3} defaultValue={caption} />
      </Field>
      <p>
        <Button look="quiet" data-copy-text={caption}>
          Copy<span className="visually-hidden"> caption {at + 1}</span>
        </Button>
      </p>
    </div>
  )
}
