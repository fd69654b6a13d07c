import React from 'react'

/**
 * Lets route handlers render while developing.
 *
 * In a route handler Next gives `react` as React for server components, which has a renderer of its
 * own; `react-dom/server` does not set it. Styled-components calls one hook, `useDebugValue`, and only
 * while developing: without a renderer it throws. In production it does nothing, as here. If a release
 * of Next or of styled-components changes this, tests/dev/dev.extended.test.ts fails.
 */
if (process.env.NODE_ENV === 'development') {
  Object.assign(React, { useDebugValue: () => undefined })
}
