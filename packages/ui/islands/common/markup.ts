declare global {
  /**
   * The object exists only in browsers that enforce trusted types: https://www.w3.org/TR/trusted-types. The markup
   * that a policy returns is an object that stands for the text.
   */
  var trustedTypes: { createPolicy(name: string, rules: Markup): Markup } | undefined
}

interface Markup {
  createHTML(html: string): string
  createScript(script: string): string
}

/** The name is part of the site's content security policy. */
const policy = globalThis.trustedTypes?.createPolicy('ilhas', {
  createHTML: (html) => html,
  createScript: (script) => script,
})

/** Lets a text of our own, with nothing of a visitor's in it, be written as HTML. */
export const ownMarkup = (html: string): string => policy?.createHTML(html) ?? html

/** Lets a text of our own be the content of a script element. */
export const ownScript = (script: string): string => policy?.createScript(script) ?? script
