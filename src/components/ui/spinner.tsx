/** A loading indicator. With reduced motion the ring stands still. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-10 text-muted-foreground">
      <span
        aria-hidden
        className="size-10 rounded-full border-4 border-border border-t-primary motion-safe:animate-spin"
      />
      <span>{label}</span>
    </div>
  )
}
