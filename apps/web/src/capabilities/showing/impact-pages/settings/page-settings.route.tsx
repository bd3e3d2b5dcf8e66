import {
  GetImpactPageSettings,
  type ImpactPageSettings,
  PreviewImpactPage,
  RemoveImpactPageLogo,
  SaveImpactPage,
  SetImpactPageLogo,
} from '@understory/contracts/showing/impact-pages.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { data, redirect } from 'react-router'
import { fileTooLarge } from '../../../../http/files/file-too-large.ts'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { strongWords } from '../../../../shell/message-tags.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeSettings } from '../../../people/settings/public.ts'
import { basisOfForm } from '../../claims/public.ts'
import styles from '../impact-page.module.css'
import { ImpactPageView } from '../impact-page-view.tsx'
import { markersOf } from '../markers-of.ts'
import { impactPagesMessage, impactPagesRich } from '../messages/messages.generated.ts'
import type { PageFacts } from '../page-facts.ts'
import type { Route } from './+types/page-settings.route'
import { logoFile } from './logo-file.ts'
import { LogoForm } from './logo-form.tsx'
import { PageSettingsForm } from './page-settings-form.tsx'

const PAGE_SETTINGS_PATH = '/my-impact/share/impact-page'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: impactPagesMessage('pageSettings.impactPage'),
    description: impactPagesMessage('pageSettings.description'),
    path: PAGE_SETTINGS_PATH,
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const { api } = session
  const facts = await api(GetImpactPageSettings, {})
  if (!facts.ok) throw data(null, { status: facts.status })
  const page = await api(PreviewImpactPage, { body: facts.data.settings })
  if (!page.ok) throw data(null, { status: page.status })
  return {
    facts: facts.data,
    shown: { page: page.data, markers: markersOf(page.data) },
    today: dayOf(new Date()),
    isSaved: new URL(request.url).searchParams.has('saved'),
    mayChange: mayChangeSettings(session),
    tooLarge: fileTooLarge(request, { field: 'file', sentence: logoFile().sentence }),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  if (form.text('intent') === 'remove-logo') {
    const answer = await api(RemoveImpactPageLogo, {})
    if (!answer.ok) throw data(null, { status: answer.status })
    return redirect(`${PAGE_SETTINGS_PATH}?saved`, 303)
  }
  if (form.text('intent') === 'logo') {
    const file = form.file('file')
    if (file && file.size > logoFile().bytes) {
      const refused = form.refusedFor({ file: logoFile().sentence })
      return data({ answer: refused, typed: null, shown: null }, { status: 413 })
    }
    const bytes = Buffer.from((await file?.arrayBuffer()) ?? new ArrayBuffer(0))
    const answer = await api(SetImpactPageLogo, { body: { file: bytes.toString('base64') } })
    if (answer.ok) return redirect(`${PAGE_SETTINGS_PATH}?saved`, 303)
    return data(
      { answer: form.refused(answer.refusal), typed: null, shown: null },
      { status: answer.status },
    )
  }
  const typed = readSettings(form)
  if (form.text('intent') === 'preview') {
    const answer = await api(PreviewImpactPage, { body: typed })
    if (!answer.ok) {
      const refused = form.refused(answer.refusal, fieldOfForm)
      return data({ answer: refused, typed, shown: null }, { status: answer.status })
    }
    return { answer: null, typed, shown: { page: answer.data, markers: markersOf(answer.data) } }
  }
  const answer = await api(SaveImpactPage, { body: typed })
  if (answer.ok) return redirect(`${PAGE_SETTINGS_PATH}?saved`, 303)
  return data(
    { answer: form.refused(answer.refusal, fieldOfForm), typed, shown: null },
    { status: answer.status },
  )
}

const fieldOfForm = (field: string) => field.replace(/^claimBasis\b/, 'basis')

function readSettings(form: PostedForm): ImpactPageSettings {
  return {
    isPublic: form.text('privacy') === 'public',
    isListed: form.has('isListed'),
    showsName: form.has('showsName'),
    showsLogo: form.has('showsLogo'),
    showsMemberSince: form.has('showsMemberSince'),
    showsEquivalents: form.has('showsEquivalents'),
    showsMap: form.has('showsMap'),
    bio: form.text('bio').replaceAll('\r\n', '\n'),
    mission: form.text('mission'),
    website: form.optional('website'),
    location: form.text('location'),
    claimBasis: basisOfForm(form),
    view: form.oneOf('view', ['timeline', 'purchases'], 'timeline'),
    certificates: form.texts('certificates'),
  }
}

export default function PageSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, today, isSaved, mayChange, tooLarge } = loaderData
  const answer = (actionData ? actionData.answer : tooLarge) ?? undefined
  const isUnsaved = actionData?.shown != null
  const shown = actionData?.shown ?? loaderData.shown
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <h1>{impactPagesMessage('pageSettings.impactPage')}</h1>
        <p className="lead quiet">{impactPagesMessage('pageSettings.pageOwnShowsFunded')}</p>
      </header>
      {answer ? <RefusalNotice answer={answer} title={answer.message} /> : null}
      {isSaved && !actionData ? (
        <PageToast id="saved" kind="success" body={impactPagesMessage('pageSettings.body')} />
      ) : null}
      <Standing facts={facts} />
      {mayChange ? (
        <>
          <LogoForm hasLogo={facts.hasLogo} problem={answer?.problems.file} />
          <PageSettingsForm
            facts={facts}
            settings={actionData?.typed ?? facts.settings}
            answer={answer}
          />
        </>
      ) : (
        <p className="quiet">{impactPagesMessage('pageSettings.ownerAdminAccountChange')}</p>
      )}
      <section className="part" aria-labelledby="preview">
        <h2 id="preview">{impactPagesMessage('pageSettings.preview')}</h2>
        {isUnsaved ? (
          <Notice kind="info" title={impactPagesMessage('pageSettings.lookSavedYet')} />
        ) : null}
        <ImpactPageView
          {...shown}
          today={today}
          logoSrc="/my-impact/share/impact-page/logo.png"
          isPreview
        />
      </section>
    </div>
  )
}

/** Whether anyone can see it, and where. */
function Standing({ facts: { isSaved, settings, address } }: { readonly facts: PageFacts }) {
  const path = `/impact/${address}`
  return (
    <p className={styles.current}>
      {isSaved && settings.isPublic
        ? impactPagesRich('pageSettings.anyoneSee', {
            link: (words) => <a href={path}>{words}</a>,
            path,
          })
        : impactPagesRich('pageSettings.onlySeeMadePublic', { strong: strongWords, path })}
    </p>
  )
}
