import { orderPagesMessage } from './messages/messages.generated.ts'

export type Snippet = { readonly title: string; readonly where: string; readonly code: string }

type Link = { readonly address: string; readonly key: string }

const says = () => orderPagesMessage('orderLinkSnippets.seeOrderFunded')

/** What a merchant puts into the emails of their platform. */
export function snippetFor(platform: string, link: Link): Snippet {
  switch (platform.replaceAll(/[_-]/g, '')) {
    case 'shopify':
      return {
        title: orderPagesMessage('orderLinkSnippets.forYourShopifyEmails'),
        where: orderPagesMessage('orderLinkSnippets.shopifyAdminOpenSettings'),
        code: liquid(link),
      }
    case 'woocommerce':
      return {
        title: orderPagesMessage('orderLinkSnippets.forYourWoocommerceEmails'),
        where: orderPagesMessage('orderLinkSnippets.addCodeSnippetsPlugin'),
        code: php(link),
      }
    default:
      return {
        title: orderPagesMessage('orderLinkSnippets.emailsShop'),
        where: orderPagesMessage('orderLinkSnippets.askDeveloperShopCode'),
        code: `${link.address}&order=ORDER_ID&code=HMAC_SHA256(ORDER_ID, KEY)\n\nKEY: ${link.key}`,
      }
  }
}

/** https://shopify.dev/docs/api/liquid/filters/hmac_sha256; `id` is the id that orders arrive here with. */
const liquid = ({ address, key }: Link) => `{% assign order_id = id | append: '' %}
{% assign code = order_id | hmac_sha256: '${key}' %}
<p><a href="${address}&order={{ order_id }}&code={{ code }}">${says()}</a></p>`

const php = ({ address, key }: Link) => `add_action(
  'woocommerce_email_after_order_table',
  function ( $order, $sent_to_admin, $plain_text ) {
    if ( $sent_to_admin ) {
      return;
    }
    $id   = (string) $order->get_id();
    $code = hash_hmac( 'sha256', $id, '${key}' );
    $link = '${address}&order=' . $id . '&code=' . $code;
    echo $plain_text
      ? "\\n${says()}: " . $link . "\\n"
      : '<p><a href="' . esc_url( $link ) . '">${says()}</a></p>';
  },
  10,
  3
);`
