/** The path that browsers send reports of refused resources to. */
const REPORTS_PATH = '/api/relatos'

/** The end of each policy: where violations of it are reported. */
export const VIOLATION_REPORTS = `report-uri ${REPORTS_PATH};report-to relatos`

/** Headers of every answer, whatever makes it: a handler of the site (protect.ts), or Next itself (next.config.mjs). */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-resource-policy': 'same-origin',
  'reporting-endpoints': `relatos="${REPORTS_PATH}"`,
}

/** A year, as ASVS 5.0 (3.4.1) asks for. Includes subdomains: all of them must be served over TLS. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains'

/**
 * The policy of documents with Next's client, which writes inline scripts, and with the overlay of click-to-edit,
 * which writes inline styles: previews of drafts, and the gallery.
 */
export const NEXT_DOCUMENT_POLICY =
  "default-src 'self';script-src 'self' 'unsafe-inline';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;object-src 'none';base-uri 'none';form-action 'self' https://wa.me https://api.whatsapp.com"
