/** A sentence in place of a table. */
export const Notice = ({ text }: { text: string }) => (
  <main class="notice">
    <p>{text}</p>
  </main>
)
