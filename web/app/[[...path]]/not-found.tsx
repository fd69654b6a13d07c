/** Only gives the status 404: the layout beside it shows the page. */
export default function NotFound() {
  return null
}
