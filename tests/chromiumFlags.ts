/**
 * Chromium prepares its address bar as two pages of their own beside each window (a tenth to two fifths
 * of the time that opening one takes). The rest is what Playwright disables: the last such flag counts.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * Chromium calls its vendor unless told not to; tests use no network. The Studio calls the Lake by the name
 * of its project, too: `elos.localhost`.
 */
export const QUIET = [
  '--no-sandbox',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
]

/**
 * Chromium without windows fits each letter to whole pixels, so that lines break where they break for nobody:
 * text of 19.6 px is as wide as text of 20 px. With this, letters are as wide as in Chromium with windows.
 */
export const TRUE_WIDTHS = '--font-render-hinting=none'
