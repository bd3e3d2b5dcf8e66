type TagManagerProps = { readonly id: string; readonly nonce: string }

/**
 * The tag manager, for those who accepted and nowhere else. Consent is denied first and granted
 * second, both before the container loads: the order the tag manager's consent mode asks for.
 */
export function TagManager({ id, nonce }: TagManagerProps) {
  const granted = JSON.stringify({
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
    analytics_storage: 'granted',
  })
  const container = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  const script = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}
gtag('consent','default',${granted.replaceAll('granted', 'denied')});gtag('consent','update',${granted});
dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});
document.head.append(Object.assign(document.createElement('script'),{async:true,src:'${container}'}))`
  // A script tag of its own could run before this one, which waits for the styles.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text and an id the settings checked.
  return <script data-tag-manager="" nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />
}
