/**
 * Above a private document the choice between draft and published would only mislead, and so would who edited it last
 * where the site has written it. The Studio has no option without them.
 */
const RULES = `[data-testid="document-pane"]:has([data-without-versions]) {
  [data-testid="document-perspective-list"], [data-testid="pane-footer-document-status"] {
    visibility: hidden;
  }
}`

/** Takes from the form that it stands in what is said of drafts and published documents. */
export const WithoutVersions = () => <style data-without-versions>{RULES}</style>
