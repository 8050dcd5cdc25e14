verify = Ván này có nguyên vẹn không?
verify-lead = Trình duyệt của bạn tự tính các phép kiểm này từ nhật ký của ván. Nó không tin lời máy chủ.
verify-running = Đang kiểm …
verify-insecure = Trình duyệt không kiểm được gì ở đây: cần trang HTTPS, hoặc máy chủ ngay trên máy của bạn.
verify-closed = Nhật ký của ván này chưa mở. Nó mở khi ván kết thúc.
verify-rules = Từng nước có hợp lệ không, từng khoản trả có đúng không, ở đây không kiểm: trang này không biết luật. “cardavia verify” làm việc đó với tệp đã lưu.
verify-keys = Các khóa công khai bạn tin
verify-keys-hint = Các khóa máy chủ này đang công bố đã được dùng. Hãy dán vào đây những khóa bạn có từ trước, hoặc khóa của máy chủ khác: mỗi khóa 64 chữ số thập lục phân, hoặc nội dung /keys của máy chủ ấy.

## Kết quả

verify-result-good = Tốt
verify-result-none = Không có gì để kiểm
verify-result-open = Chưa bảo đảm
verify-result-fault = Sai
verify-verdict-good = Tất cả đều nguyên vẹn.
verify-verdict-open = Không có gì sai, nhưng chưa phải mọi thứ đều được bảo đảm. Xem bên dưới.
verify-verdict-fault = Có điều sai. Xem bên dưới.

## Tệp

verify-file = Tệp
verify-file-good = Tệp đầy đủ, có { $count } ván.
verify-file-cut = Tệp bị cắt ở bản ghi { $record }.
verify-file-damaged = Tệp bị hỏng ở bản ghi { $record }, hoặc không phải tệp có ván.
verify-file-format = Tệp thuộc định dạng mới hơn mà trang này không đọc được.
verify-file-order = Bản ghi { $record } không đúng chỗ.
verify-file-counted = Phần cuối đếm số bản ghi khác với số thật có (bản ghi { $record }).
verify-file-proves = Điều này chứng tỏ trên đường đi không mất gì. Nó không chứng tỏ những ván nào đã được đưa vào tệp.

## Nhật ký

verify-log = Nhật ký
verify-log-good = Có { $count } mục, đúng thứ tự.
verify-log-number = Mục { $entry } mang số khác.
verify-log-unreadable = Không đọc được mục { $entry }.
verify-log-opened = Mục { $entry }: nhật ký bắt đầu bằng việc mở bàn, và chỉ có việc ấy ở đó.
verify-log-proves = Điều này chứng tỏ mọi mục đều đọc được và không thiếu mục nào ở giữa. Nó không chứng tỏ các mục vẫn như lúc đầu.

## Bí mật của máy chủ

verify-secret = Bí mật của máy chủ
verify-secret-good = Đúng là bí mật mà máy chủ đã cam kết khi mở bàn.
verify-secret-commitment = Không phải bí mật mà máy chủ đã cam kết.
verify-secret-published = Máy chủ đã công bố một bí mật khác với cái đã dùng.
verify-secret-proves = Điều này chứng tỏ máy chủ không đổi phần xáo bài của mình sau khi bàn đã mở.

## Phần của người chơi

verify-shares = Phần của người chơi
verify-shares-good = { $count } ghế đã góp byte để xáo bài, đúng như từng ghế đã cam kết.
verify-shares-none = Không ai góp byte để xáo bài: ván chỉ phụ thuộc vào bí mật của máy chủ.
verify-shares-broken = Ghế { $seat } đã góp byte khác với cam kết.
verify-shares-silent = Bài đã chia trước khi ghế { $seat } góp byte của mình.
verify-shares-proves = Nếu không thể đoán byte của một người chơi thì không ai chọn được ván: máy chủ không, người chơi khác cũng không. Vẫn có thể có người hủy ván, nhưng không giấu được.

verify-own = Phần của chính bạn
verify-own-good = Các byte mà trình duyệt của bạn rút cho ghế { $seat } có trong lần xáo bài.
verify-own-other = Các byte của ghế { $seat } không phải những byte trình duyệt của bạn đã rút.
verify-own-proves = Điều này chứng tỏ ván phụ thuộc cả vào byte của bạn. Vậy không ai chọn được nó, dù mọi người khác cùng thông đồng.

## Bài

verify-deal = Bài
verify-deal-good = Bài đúng là kết quả từ bí mật của máy chủ và phần của người chơi.
verify-deal-seeded = Bài là kết quả từ hạt giống được đưa ra khi mở bàn. Ai đưa ra thì có thể đã chọn nó.
verify-deal-given = Bài đúng là bài được cho sẵn khi mở bàn. Đã có người chọn nó.
verify-deal-other = Bài không phải là kết quả từ hạt giống.
verify-deal-none = Chưa chia lá nào.
verify-deal-unknown = Trang này không biết { $game } được chia thế nào.
verify-deal-proves = Điều này chứng tỏ bộ bài được xáo và chia đúng như đã ghi trong tài liệu, không ai lựa chọn.

## Chuỗi

verify-chain = Chuỗi các mã băm
verify-chain-good = Đã tính đầu chuỗi sau từng mục, tất cả { $count } mục.
verify-chain-other = Đầu chuỗi mà máy chủ nêu cho mục { $entry } không phải đầu chuỗi của các mục này.
verify-chain-proves = Tự nó điều này không chứng tỏ gì: nó buộc mỗi mục với mọi mục trước đó. Hai phép kiểm tiếp theo cho biết đây có phải những đầu chuỗi đã được đưa ra không.

verify-kept = Trình duyệt của bạn đã thấy gì
verify-kept-good = Có { $count } đầu chuỗi mà trình duyệt của bạn nhận được lúc bạn có mặt, và đều nằm trong chuỗi, cái cuối ở mục { $entry }.
verify-kept-none = Trình duyệt của bạn không giữ đầu chuỗi nào của ván này: lúc ấy bạn không dùng nó để vào bàn.
verify-kept-missing = Nhật ký đã bị đổi sau mục { $after }: đầu chuỗi mà trình duyệt của bạn nhận được ở bước { $revision } của bạn không nằm trong chuỗi.
verify-kept-proves = Điều này chứng tỏ cho đến mục ấy không có gì bị đổi, bỏ bớt hay thêm vào từ lúc bạn thấy nó. Không ai làm điều đó mà giấu được, kể cả máy chủ.

## Chữ ký

verify-signature = Chữ ký
verify-signature-good = Khóa { $key } đã ký toàn bộ { $count } mục.
verify-signature-tail = Khóa { $key } đã ký phần trước mục { $from }, nhưng từ đó trở đi thì không.
verify-signature-none = Không ai ký nhật ký này.
verify-signature-unknown = Khóa { $key } đã ký, nhưng không nằm trong số các khóa được biết ở đây. Nếu bạn tin khóa ấy, hãy dán nó ở dưới.
verify-signature-unable = Trình duyệt này không kiểm được loại chữ ký này. Trình duyệt mới hơn thì được.
verify-signature-other = Những gì khóa { $key } đã ký không phải các mục này: có điều bị đổi trong các mục { $from } đến { $entry }.
verify-signature-forged = Chữ ký dưới mục { $entry } không phải của khóa { $key }.
verify-signature-proves = Điều này chứng tỏ chủ của khóa bảo đảm cho nhật ký và phải chịu trách nhiệm về nó. Khóa lấy từ chính máy chủ ấy thì không nói được nhiều về máy chủ: hãy giữ các khóa từ trước, hoặc đối chiếu với người khác.
