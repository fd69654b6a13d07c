/** Parses HTML as a browser does, without running or loading anything in it. */
export const parseHtml = (html: string): Document =>
  new DOMParser().parseFromString(html, 'text/html')
