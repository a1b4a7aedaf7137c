#!/usr/bin/env bash
# Sao lưu một trang WordPress: cơ sở dữ liệu và thư mục tải lên, giữ bảy bản gần nhất.
# Đặt vào cron: 15 2 * * * /usr/local/bin/sao-luu.sh
set -euo pipefail

trang=${TRANG:-/var/www/trang-cua-ban}
kho=${KHO:-/var/backups/trang-cua-ban}
ngay=$(date +%F)

mkdir -p "$kho"
wp --path="$trang" db export - | gzip > "$kho/$ngay.sql.gz.tam"
mv "$kho/$ngay.sql.gz.tam" "$kho/$ngay.sql.gz"
tar -C "$trang/wp-content" -czf "$kho/$ngay-uploads.tgz" uploads

# Bản thứ tám trở đi, cũ nhất trước.
ls -1t "$kho"/*.sql.gz | tail -n +8 | xargs -r rm --
ls -1t "$kho"/*-uploads.tgz | tail -n +8 | xargs -r rm --

gzip -t "$kho/$ngay.sql.gz" && echo "Đã sao lưu ngày $ngay."
