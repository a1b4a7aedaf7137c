<?php
/**
 * The drawing of the error page: three arches under a roof, and an empty chair.
 *
 * Twin: src/screens/error/error-art.tsx
 */

declare(strict_types=1);

?>
<svg class="hien-error-page__art" viewBox="0 0 300 230" fill="none" aria-hidden="true"><ellipse cx="150" cy="212" rx="140" ry="12" fill="var(--hien-surface-strong)"/><path d="M30 208V80a40 40 0 0 1 80 0v128Z" fill="var(--hien-accent)" opacity="0.9"/><path d="M40 208V81a30 30 0 0 1 60 0v127Z" fill="var(--hien-sun-soft)"/><path d="M110 208V80a40 40 0 0 1 80 0v128Z" fill="var(--hien-accent)"/><path d="M120 208V81a30 30 0 0 1 60 0v127Z" fill="#f9e3b0"/><path d="M190 208V80a40 40 0 0 1 80 0v128Z" fill="var(--hien-accent)" opacity="0.9"/><path d="M200 208V81a30 30 0 0 1 60 0v127Z" fill="var(--hien-sun-soft)"/><circle cx="158" cy="92" r="16" fill="#e08a3c"/><path d="M120 150q16-16 32-8t28-6v72h-60Z" fill="#6fae8c"/><path d="M120 176q18-10 60-5v37h-60Z" fill="#2f7a5d"/><path d="M40 160q16-14 30-6t30-4v58H40ZM200 168q16-14 30-8t30-6v54h-60Z" fill="#6fae8c"/><path d="M20 46h260l-10-18H30Z" fill="var(--hien-clay)"/><path d="M20 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M40 46h20v6a10 10 0 0 1-20 0Z" fill="var(--hien-clay)"/><path d="M60 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M80 46h20v6a10 10 0 0 1-20 0Z" fill="var(--hien-clay)"/><path d="M100 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M120 46h20v6a10 10 0 0 1-20 0Z" fill="var(--hien-clay)"/><path d="M140 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M160 46h20v6a10 10 0 0 1-20 0Z" fill="var(--hien-clay)"/><path d="M180 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M200 46h20v6a10 10 0 0 1-20 0Z" fill="var(--hien-clay)"/><path d="M220 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M240 46h20v6a10 10 0 0 1-20 0Z" fill="var(--hien-clay)"/><path d="M260 46h20v6a10 10 0 0 1-20 0Z" fill="#d9825a"/><path d="M224 208v-34h26v34M224 190h26M222 174v-26h30v26" stroke="var(--hien-text)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>
